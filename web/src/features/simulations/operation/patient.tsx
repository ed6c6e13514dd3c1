import { Tag } from '#ui'
import type { View } from '@xinglin/contract/simulations/operation'
import styles from './bedside.module.css'

const hands = { bare: '未洗手', washed: '已洗手', gloved: '已戴手套' } as const
const fields = { none: '未消毒', scrubbed: '已消毒', draped: '已铺巾' } as const

/** The patient as one sees them: who, what they show, the monitor, hands and field, the needle. */
export const Patient = ({ view, isTube }: { view: View; isTube: boolean }) => {
  const { patient, instrument, drawn } = view
  return (
    <section className={styles.patient} aria-label="患者">
      <h2>
        {patient.name}{' '}
        <small>
          {patient.gender === 0 ? '女' : '男'}，{patient.age}岁
        </small>
      </h2>
      <p>{view.brief}</p>
      {view.complaint && <blockquote>{view.complaint}</blockquote>}
      <p className={styles.tags}>
        <Tag>{patient.mood}</Tag>
        <Tag>{hands[view.hands]}</Tag>
        <Tag>{fields[view.field]}</Tag>
        {instrument && (
          <Tag tone="school">
            {isTube
              ? `插入 ${instrument.depth} cm`
              : `进针 ${instrument.depth} cm，${instrument.angle}°`}
          </Tag>
        )}
        {drawn && (
          <Tag tone="school">
            已抽出 {drawn.ml} mL，{drawn.look}
          </Tag>
        )}
      </p>
      {view.signs.length > 0 && (
        <ul className={styles.signs} aria-label="患者表现">
          {view.signs.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
