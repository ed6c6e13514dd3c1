import { QuestionPicker } from '#questions/choosing'
import { call, newId } from '#call'
import { Button, Card, confirm, SelectField, Switch, TextField, toast, messageOf } from '#ui'
import {
  fillBlueprint,
  type PaperQuestion,
  type PaperSection,
  policyNames,
  type PolicyOfSection,
  scoringPolicies,
  type Shortage,
} from '@xinglin/contract/exams'
import { ChevronDown, ChevronUp, ListPlus, WandSparkles } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { CellsField } from './cells-field.tsx'
import { ItemsField } from './items-field.tsx'
import styles from './paper.module.css'
import { StationsField } from './stations-field.tsx'

const policies = scoringPolicies.map((value) => ({ value, name: policyNames[value] }))
const defaultTenths = 10

/** A section of a paper: how it gives points, its questions, what it draws. */
export const SectionCard = ({
  section,
  no,
  first,
  last,
  taken,
  known,
  themes,
  shortages,
  works,
  onChange,
  onKnow,
  onMove,
  onRemove,
}: {
  section: PaperSection
  no: number
  first: boolean
  last: boolean
  /** Every question that the paper has already. */
  taken: ReadonlySet<string>
  known: ReadonlyMap<string, PaperQuestion>
  themes: readonly { readonly value: string; readonly name: string }[]
  shortages: readonly Shortage[]
  /** What cases and procedures of stations are called, and how more of them become known. */
  works: Pick<ComponentProps<typeof StationsField>, 'titles' | 'onKnow'>
  onChange: (section: PaperSection) => void
  /** Questions that were not known before. */
  onKnow: (questions: readonly PaperQuestion[]) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) => {
  const [isChoosing, setChoosing] = useState(false)
  const [pending, setPending] = useState(false)
  const set = (part: Partial<PaperSection>) => onChange({ ...section, ...part })
  const choose = (questions: readonly PaperQuestion[]) => {
    onKnow(questions)
    set({
      Items: [
        ...section.Items,
        ...questions.map(({ QuestionId, Units }) => ({
          QuestionId,
          Tenths: section.Items.at(-1)?.Tenths ?? defaultTenths * Units,
        })),
      ],
    })
    setChoosing(false)
  }
  const fill = async () => {
    setPending(true)
    try {
      const { Cells } = await call(fillBlueprint, {
        Cells: section.Cells,
        Without: [...taken],
        Seed: newId(),
      })
      const filled = new Map(Cells.map((one) => [one.CellId, one]))
      const lacking = Cells.reduce((sum, { Lacking }) => sum + Lacking, 0)
      onKnow(Cells.flatMap(({ Questions }) => Questions))
      set({
        Items: [
          ...section.Items,
          ...section.Cells.flatMap(({ Id, Tenths }) =>
            (filled.get(Id)?.Questions ?? []).map(({ QuestionId }) => ({ QuestionId, Tenths })),
          ),
        ],
        // What the bank has not stays as what is still wanted.
        Cells: section.Cells.flatMap((cell) => {
          const left = filled.get(cell.Id)?.Lacking ?? 0
          return left > 0 ? [{ ...cell, Count: left }] : []
        }),
      })
      if (lacking > 0) toast.error(`已选定，题库中还缺 ${lacking} 题`)
      else toast.success('已按细目选定题目')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  const remove = async () => {
    const { Items, Cells, Stations = [] } = section
    const isEmpty = Items.length + Cells.length + Stations.length === 0
    if (
      isEmpty ||
      (await confirm({ title: `删除“${section.Name}”及其中的题目？`, yes: '删除', danger: true }))
    )
      onRemove()
  }
  const name = `第${no}部分`
  return (
    <Card className={styles.card}>
      <section className={styles.section} aria-label={`${name} ${section.Name}`}>
        <div className={styles.bar}>
          <h2 className={styles.head}>{name}</h2>
          <div className={styles.actions}>
            <Button
              kind="plain"
              size="small"
              disabled={first}
              icon={<ChevronUp size={16} aria-hidden />}
              aria-label={`上移${name}`}
              onClick={() => onMove(-1)}
            />
            <Button
              kind="plain"
              size="small"
              disabled={last}
              icon={<ChevronDown size={16} aria-hidden />}
              aria-label={`下移${name}`}
              onClick={() => onMove(1)}
            />
            <Button kind="plain" size="small" onClick={() => void remove()}>
              删除{name}
            </Button>
          </div>
        </div>
        <div className={styles.pair}>
          <TextField
            label="名称"
            value={section.Name}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => set({ Name: target.value })}
          />
          <SelectField
            label="计分方式"
            options={policies}
            value={section.Policy}
            onChoose={(Policy: PolicyOfSection) => set({ Policy })}
          />
        </div>
        <div className={styles.switches}>
          <Switch
            checked={section.OneWay}
            note="离开后不能返回查看或修改"
            onChange={({ target }) => set({ OneWay: target.checked })}
          >
            不可回看
          </Switch>
          <Switch
            checked={section.Mixed}
            note="每位考生的题目顺序不同，题组保持完整"
            onChange={({ target }) => set({ Mixed: target.checked })}
          >
            打乱题目
          </Switch>
          <Switch
            checked={section.MixOptions}
            note="固定位置的选项不动"
            onChange={({ target }) => set({ MixOptions: target.checked })}
          >
            打乱选项
          </Switch>
        </div>
        <ItemsField
          items={section.Items}
          known={known}
          themes={themes}
          onChange={(Items) => set({ Items })}
        />
        <div className={styles.actions}>
          <Button icon={<ListPlus size={16} aria-hidden />} onClick={() => setChoosing(true)}>
            从题库选题
          </Button>
          {section.Cells.length > 0 && (
            <Button
              icon={<WandSparkles size={16} aria-hidden />}
              pending={pending}
              onClick={() => void fill()}
            >
              按细目选定题目
            </Button>
          )}
        </div>
        <h3 className={styles.head}>按细目抽题</h3>
        <p className={styles.note}>每位考生从符合细目的题目中各自抽取；选定后则全体考生同题。</p>
        <CellsField
          cells={section.Cells}
          themes={themes}
          shortages={shortages}
          onChange={(Cells) => set({ Cells })}
        />
        <h3 className={styles.head}>考站</h3>
        <StationsField
          stations={section.Stations ?? []}
          {...works}
          onChange={(Stations) => set({ Stations })}
        />
        {isChoosing && (
          <QuestionPicker
            takenWord="已在试卷中"
            taken={taken}
            themes={themes}
            onChoose={choose}
            onClose={() => setChoosing(false)}
          />
        )}
      </section>
    </Card>
  )
}
