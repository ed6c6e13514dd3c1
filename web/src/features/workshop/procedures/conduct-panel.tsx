import { SkeletonText, Failure } from '#ui'
import { pointWord } from '@xinglin/simulation/assessment'
import type { OutputOf } from '@xinglin/contract/call'
import type { conductProcedure } from '@xinglin/contract/workshop'
import styles from '../compositions/composition-desk.module.css'

/** 应有的处置: what follows from the chosen parameters, by the engine that judges students too. */
export const ConductPanel = ({
  conduct: answer,
  error,
}: {
  conduct: OutputOf<typeof conductProcedure> | undefined
  error: Error | null
}) => {
  if (!answer) return error ? <Failure error={error} /> : <SkeletonText lines={6} />
  const { Conduct: conduct, Problems: problems } = answer
  return (
    <div className={styles.panel} aria-live="polite">
      {!conduct && (
        <>
          <p className={styles.error}>有 {problems.length} 处要改，改好后才能推出处置：</p>
          <ul className={styles.list}>
            {problems.slice(0, 12).map(({ path, zh }) => (
              <li key={path + zh}>{zh}</li>
            ))}
          </ul>
        </>
      )}
      {conduct && (
        <>
          <p className={conduct.Stop ? styles.stop : styles.go}>
            {conduct.Stop ? '有禁忌：应停止操作并报告上级' : '可以操作'}
          </p>
          <h3>评分的步骤</h3>
          <ol className={styles.list}>
            {conduct.Steps.map(({ Id, Name, Points, Cap, Why }) => (
              <li key={Id} title={Why}>
                {Name}（{pointWord(Points)} 分{Cap > 0 && `，必做，缺则总分不超过${Cap}`}）
              </li>
            ))}
          </ol>
          <h3>示范操作</h3>
          <ol className={styles.list}>
            {conduct.Way.map((deed, at) => (
              <li key={at}>{deed}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
