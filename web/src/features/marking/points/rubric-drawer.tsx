import { newId } from '#call'
import { Button, Drawer, FormFault, TextArea, TextField, toast } from '#ui'
import { useMutation } from '@tanstack/react-query'
import { type Criterion, saveWorkRubric } from '@xinglin/contract/marking'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LevelFields, levelsOf, type TypedLevel, wrongLevels } from './level-fields.tsx'
import points from './points.module.css'
import styles from './rubric-drawer.module.css'

const most = 12
const whole = 100

/** A criterion under the hands of a teacher; its points as they are typed. */
type Typed = Omit<Criterion, 'Max' | 'Levels'> & {
  readonly Max: string
  readonly Levels?: readonly TypedLevel[]
}

const typedOf = (rubric: readonly Criterion[]): Typed[] =>
  rubric.map(({ Levels: levels, ...one }) => ({
    ...one,
    Max: String(one.Max),
    ...(levels && { Levels: levels.map((level) => ({ ...level, Points: String(level.Points) })) }),
  }))

const pointsOf = ({ Max }: Typed): number => (/^\d{1,3}$/.test(Max.trim()) ? Number(Max) : 0)

/** What keeps a rubric from being saved; undefined where nothing does. */
export const wrongIn = (rubric: readonly Typed[]): string | undefined => {
  if (rubric.some(({ Name }) => Name.trim() === '')) return '请填写评分项名称'
  if (rubric.some((one) => pointsOf(one) < 1 || pointsOf(one) > whole))
    return '每个评分项的满分是 1–100 的整数'
  for (const one of rubric) {
    const wrong = wrongLevels(one.Levels ?? [], pointsOf(one))
    if (wrong) return wrong
  }
  const sum = rubric.reduce((all, one) => all + pointsOf(one), 0)
  return sum === whole ? undefined : `${saveWorkRubric.refusals.hundred[1]}，现在是${sum}`
}

/** 评分标准: what works are marked by from now on; those that are marked keep theirs. */
export const RubricDrawer = ({
  title,
  about,
  saved: savedWord = '评分标准已保存，此后批阅按它评分',
  rubric: first,
  save,
  onSaved,
  onClose,
}: {
  title: string
  /** What it is used for. */
  about: string
  /** What is said once it is saved. */
  saved?: string
  rubric: readonly Criterion[]
  save: (rubric: Criterion[]) => Promise<readonly Criterion[]>
  onSaved: (rubric: readonly Criterion[]) => void
  onClose: () => void
}) => {
  const [rubric, setRubric] = useState(() => typedOf(first))
  const wrong = wrongIn(rubric)
  const isDirty = JSON.stringify(rubric) !== JSON.stringify(typedOf(first))
  const change = (at: number, part: Partial<Typed>) =>
    setRubric(rubric.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      save(
        rubric.map((one) => ({
          Id: one.Id,
          Name: one.Name.trim(),
          Note: one.Note.trim(),
          Max: pointsOf(one),
          ...((one.Levels ?? []).length > 0 && { Levels: levelsOf(one.Levels ?? []) }),
        })),
      ),
    onSuccess: (saved) => {
      toast.success(savedWord)
      onSaved(saved)
    },
  })
  return (
    <Drawer
      title={`评分标准：${title}`}
      hold
      wide
      dirty={isDirty}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={isPending}>
            取消
          </Button>
          <Button
            kind="primary"
            pending={isPending}
            disabled={!isDirty || wrong !== undefined}
            onClick={() => mutate()}
          >
            保存
          </Button>
        </>
      }
    >
      <div className={points.form}>
        <p className={points.hint}>{about}；已经批阅的保留批阅时的标准。各项满分合计 100 分。</p>
        {rubric.map((one, at) => (
          <fieldset key={one.Id} className={styles.edited}>
            <legend>评分项 {at + 1}</legend>
            <div className={styles.line}>
              <TextField
                label="名称"
                maxLength={40}
                value={one.Name}
                onChange={({ target }) => change(at, { Name: target.value })}
              />
              <TextField
                label="满分"
                inputMode="numeric"
                maxLength={3}
                value={one.Max}
                onChange={({ target }) => change(at, { Max: target.value })}
              />
            </div>
            <TextArea
              label="得满分的要求（选填）"
              most={200}
              rows={2}
              value={one.Note}
              onChange={({ target }) => change(at, { Note: target.value })}
            />
            <LevelFields
              name={one.Name}
              levels={one.Levels ?? []}
              onChange={(levels) => change(at, { Levels: levels })}
            />
            {rubric.length > 1 && (
              <Button
                kind="plain"
                size="small"
                icon={<Trash2 size={15} aria-hidden />}
                aria-label={`删除评分项 ${at + 1}`}
                onClick={() => setRubric(rubric.filter((_, index) => index !== at))}
              >
                删除
              </Button>
            )}
          </fieldset>
        ))}
        {rubric.length < most && (
          <Button
            icon={<Plus size={16} aria-hidden />}
            onClick={() => setRubric([...rubric, { Id: newId(), Name: '', Note: '', Max: '' }])}
          >
            添加评分项
          </Button>
        )}
        <output className={points.hint}>{wrong ?? '合计 100 分'}</output>
        {error && <FormFault>{error.message}</FormFault>}
      </div>
    </Drawer>
  )
}
