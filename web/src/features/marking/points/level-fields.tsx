import { Button, TextField } from '#ui'
import { type Criterion, isInTenths, saveWorkRubric } from '@xinglin/contract/marking'
import { Plus, Trash2 } from 'lucide-react'
import styles from './points.module.css'

type Level = NonNullable<Criterion['Levels']>[number]

/** A level under the hands of a teacher; its points as they are typed. */
export type TypedLevel = Omit<Level, 'Points'> & { readonly Points: string }

const most = 6

const pointsOf = ({ Points }: TypedLevel): number =>
  /^\d{1,3}(?:\.\d)?$/.test(Points.trim()) ? Number(Points) : Number.NaN

/** Levels as they are sent. */
export const levelsOf = (levels: readonly TypedLevel[]): Level[] =>
  levels.map((one) => ({ Name: one.Name.trim(), Points: pointsOf(one), Note: one.Note.trim() }))

/** What keeps levels from being saved; undefined where nothing does. */
export const wrongLevels = (levels: readonly TypedLevel[], max: number): string | undefined => {
  if (levels.some(({ Name }) => Name.trim() === '')) return '请填写等级名称'
  const points = levels.map(pointsOf)
  const fit = points.every(
    (one, at) => isInTenths(one) && one <= max && (at === 0 || one < (points[at - 1] ?? 0)),
  )
  return fit ? undefined : saveWorkRubric.refusals.level[1]
}

/** The levels of a criterion, from the best down; none where points are typed alone. */
export const LevelFields = ({
  name,
  levels,
  onChange,
}: {
  name: string
  levels: readonly TypedLevel[]
  onChange: (levels: readonly TypedLevel[]) => void
}) => {
  const change = (at: number, part: Partial<TypedLevel>) =>
    onChange(levels.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <>
      {levels.map((level, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- levels have no name of their own until one is typed
        <div key={at} className={styles.level}>
          <TextField
            label={`等级 ${at + 1}`}
            maxLength={20}
            value={level.Name}
            onChange={({ target }) => change(at, { Name: target.value })}
          />
          <TextField
            label="分数"
            inputMode="decimal"
            maxLength={5}
            value={level.Points}
            onChange={({ target }) => change(at, { Points: target.value })}
          />
          <TextField
            label="说明（选填）"
            maxLength={200}
            value={level.Note}
            onChange={({ target }) => change(at, { Note: target.value })}
          />
          <Button
            kind="plain"
            size="small"
            icon={<Trash2 size={15} aria-hidden />}
            aria-label={`删除${name || '评分项'}的等级 ${at + 1}`}
            onClick={() => onChange(levels.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {levels.length < most && (
        <Button
          kind="plain"
          size="small"
          icon={<Plus size={15} aria-hidden />}
          aria-label={`为${name || '评分项'}添加等级`}
          onClick={() => onChange([...levels, { Name: '', Points: '', Note: '' }])}
        >
          添加等级
        </Button>
      )}
    </>
  )
}
