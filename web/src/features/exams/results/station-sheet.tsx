import type { ResultUnit } from '@xinglin/contract/exams'
import styles from './result.module.css'

const word = (score: number | null): string => (score === null ? '未评' : `${score} / 100`)

/** The score sheet of a station: what each dimension was worth and, once keys are out, where points were lost. */
export const StationSheet = ({ station }: { station: NonNullable<ResultUnit['Station']> }) => {
  const losses = station.Dimensions.filter(({ Lost }) => Lost.length > 0)
  return (
    <section className={styles.marked} aria-label="考站评分">
      <h3>考站评分（百分制 {station.Composite} 分）</h3>
      <ul>
        {station.Dimensions.map(({ Name, Score }) => (
          <li key={Name}>
            {Name}
            <span>{word(Score)}</span>
          </li>
        ))}
      </ul>
      {station.Caps.map((cap) => (
        <p key={cap} className={styles.note}>
          {cap}
        </p>
      ))}
      {losses.length > 0 && (
        <details>
          <summary>查看失分点</summary>
          {losses.map(({ Name, Lost }) => (
            <div key={Name}>
              <h4>{Name}</h4>
              <ul>
                {Lost.map((one) => (
                  <li key={one.Name}>
                    <span>
                      {one.Name}
                      {one.Why !== '' && <span className={styles.note}> {one.Why}</span>}
                    </span>
                    <span>
                      {one.Got} / {one.Most}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </section>
  )
}
