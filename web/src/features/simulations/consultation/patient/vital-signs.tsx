import { Tag } from '#ui'
import { Activity } from 'lucide-react'
import type { Known } from '../session/queries.ts'
import styles from './vital-signs.module.css'

type Vitals = NonNullable<Known['vitals']>

const rows = (one: Vitals): readonly (readonly [name: string, value: string, unit: string])[] => [
  ['体温', one.T.toFixed(1), '℃'],
  ['脉搏', String(Math.round(one.P)), '次/分'],
  ['呼吸', String(Math.round(one.R)), '次/分'],
  ['血压', `${Math.round(one.SBP)}/${Math.round(one.DBP)}`, 'mmHg'],
  ['血氧', String(Math.round(one.SpO2)), '%'],
]

/** The vital signs that are known: of the monitor as they are, or as they were last measured; before that, that nobody measured them. */
export const VitalSigns = ({
  known,
}: {
  known: { readonly vitals: Vitals; readonly live: boolean } | undefined
}) => (
  <section className={styles.vitals} aria-label="生命体征">
    <h2 className={styles.head}>
      <Activity size={15} aria-hidden />
      生命体征
      {known && (
        <Tag tone={known.live ? 'success' : 'neutral'}>{known.live ? '监护中' : '上次测量'}</Tag>
      )}
    </h2>
    {known ? (
      <dl className={styles.rows}>
        {rows(known.vitals).map(([name, value, unit]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong> {unit}
            </dd>
          </div>
        ))}
      </dl>
    ) : (
      <p className={styles.none}>尚未测量</p>
    )}
  </section>
)
