import { Checkbox } from '#ui'
import styles from '../compositions/composition-desk.module.css'
import { FigureCell } from '../drafts/figure-field.tsx'
import { asGroup, asTexts } from '../drafts/path.ts'
import type { EditingProtocol, ProtocolForm } from './editing-protocol.ts'

const groups = [
  ['drug', '药物与溶液'],
  ['stimulate', '刺激'],
  ['operate', '操作'],
  ['prepare', '准备'],
] as const

const figures = [
  ['usual', '常用', 'Usual'],
  ['lo', '下限', 'From'],
  ['hi', '上限', 'To'],
] as const

type Deed = ProtocolForm['Tray'][number]

/** One figure of a deed: what it begins with, and between which bounds students may set it. */
const Dose = ({
  editing: { draft, put, readOnly, faultAt },
  deed,
  field,
}: {
  editing: EditingProtocol
  deed: Deed
  field: Deed['Fields'][number]
}) => {
  const chosen = asGroup(asGroup(asGroup(draft['doses'])[deed.Id])[field.Id])
  const path = `doses.${deed.Id}.${field.Id}`
  const faults = figures.flatMap(([name]) => faultAt(`${path}.${name}`) ?? [])
  return (
    <div className={styles.dose}>
      <span>
        {field.Name}
        {field.Unit && `（${field.Unit}）`}
      </span>
      {figures.map(([name, word, usual]) => (
        <span key={name} className={styles.set}>
          {word}
          <FigureCell
            label={`${deed.Name}的${field.Name}${word}`}
            value={chosen[name] ?? field[usual]}
            disabled={readOnly}
            error={faultAt(`${path}.${name}`)}
            onFigure={(value) => put(['doses', deed.Id, field.Id, name], value)}
          />
        </span>
      ))}
      <span className={styles.note}>
        仪器 {field.From}–{field.To}
      </span>
      {faults.map((fault) => (
        <p key={fault} className={styles.error}>
          {fault}
        </p>
      ))}
    </div>
  )
}

/** 药物与操作: what stands on the tray, with its doses within what the instrument and the engine allow. */
export const TrayForm = ({ editing }: { editing: EditingProtocol }) => {
  const { draft, put, readOnly, form, faultAt } = editing
  const left = asTexts(draft['leftDeeds'])
  return (
    <div className={styles.panel}>
      <p className={styles.note}>
        学生只能用保留在实验台上的药物和操作，剂量只能在上下限之间设置。准备步骤和实验项目用到的不能去掉。
      </p>
      {groups.map(([group, name]) => {
        const deeds = form.Tray.filter(({ Group }) => Group === group)
        if (deeds.length === 0) return undefined
        return (
          <section key={group} className={styles.panel}>
            <h2>{name}</h2>
            {deeds.map((deed) => {
              const isLeft = left.includes(deed.Id)
              const fault = faultAt(`leftDeeds.${deed.Id}`)
              return (
                <div key={deed.Id} className={styles.deed}>
                  <Checkbox
                    disabled={readOnly || deed.Must}
                    checked={!isLeft}
                    onChange={({ target }) =>
                      put(
                        ['leftDeeds'],
                        target.checked ? left.filter((one) => one !== deed.Id) : [...left, deed.Id],
                      )
                    }
                  >
                    {deed.Name}
                    {deed.Must && '（准备必需）'}
                  </Checkbox>
                  {deed.Note && <span className={styles.note}>{deed.Note}</span>}
                  {fault && <p className={styles.error}>{fault}</p>}
                  {!isLeft &&
                    deed.Fields.map((field) => (
                      <Dose key={field.Id} editing={editing} deed={deed} field={field} />
                    ))}
                </div>
              )
            })}
          </section>
        )
      })}
    </div>
  )
}
