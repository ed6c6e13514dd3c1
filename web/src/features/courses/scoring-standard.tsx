import { levels } from '@xinglin/simulation/assessment'
import styles from './scoring-standard.module.css'

/** 评分标准: the eight dimensions at 12.5 % each and what the five levels mean. */
export const ScoringStandard = ({ dimensions }: { dimensions: readonly string[] }) => (
  <div className={styles.scoring}>
    <p className={styles.note}>
      综合成绩由八个维度等权合成，每个维度 0–100 分，各占 12.5%；等级按综合成绩的整数部分评定。
    </p>
    <table className={styles.table}>
      <caption className={styles.caption}>八个维度</caption>
      <thead>
        <tr>
          <th scope="col">序号</th>
          <th scope="col">维度</th>
          <th scope="col">权重</th>
        </tr>
      </thead>
      <tbody>
        {dimensions.map((name, index) => (
          <tr key={name}>
            <td className={styles.no}>{index + 1}</td>
            <th scope="row">{name}</th>
            <td>12.5%</td>
          </tr>
        ))}
      </tbody>
    </table>
    <table className={styles.table}>
      <caption className={styles.caption}>五个等级</caption>
      <thead>
        <tr>
          <th scope="col">等级</th>
          <th scope="col">综合成绩</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, from }, index) => (
          <tr key={level}>
            <th scope="row" className={styles.level}>
              {level}
            </th>
            <td>
              {from}–{index === 0 ? 100 : (levels[index - 1]?.from ?? 0) - 1}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
