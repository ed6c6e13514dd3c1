import { call } from '#call'
import { Button, Drawer, FormFault, TextArea, TextField, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Criterion, saveRubric } from '@xinglin/contract/simulations/experiment'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import panel from './mark-panel.module.css'
import { markingChanged, type Marking } from './marking-queries.ts'
import look from './rubric-drawer.module.css'

const most = 12
const whole = 100

/** A criterion under the hands of a teacher; its points as they are typed. */
type Typed = Omit<Criterion, 'Max'> & { readonly Max: string }

const typedOf = (rubric: readonly Criterion[]): Typed[] =>
  rubric.map((one) => ({ ...one, Max: String(one.Max) }))

const pointsOf = ({ Max }: Typed): number => (/^\d{1,3}$/.test(Max.trim()) ? Number(Max) : 0)

/** What keeps a rubric from being saved; undefined where nothing does. */
export const wrongIn = (rubric: readonly Typed[]): string | undefined => {
  if (rubric.some(({ Name }) => Name.trim() === '')) return '请填写评分项名称'
  if (rubric.some((one) => pointsOf(one) < 1 || pointsOf(one) > whole))
    return '每个评分项的满分是 1–100 的整数'
  const sum = rubric.reduce((all, one) => all + pointsOf(one), 0)
  return sum === whole ? undefined : `${saveRubric.refusals.hundred[1]}，现在是${sum}`
}

/** 评分标准: what reports of an experiment are marked by from now on; those that are marked keep theirs. */
export const RubricDrawer = ({
  marking,
  onSaved,
  onClose,
}: {
  marking: Pick<Marking, 'CourseId' | 'ItemId' | 'Title' | 'Rubric'>
  onSaved: (rubric: readonly Criterion[]) => void
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [rubric, setRubric] = useState(() => typedOf(marking.Rubric))
  const wrong = wrongIn(rubric)
  const isDirty = JSON.stringify(rubric) !== JSON.stringify(typedOf(marking.Rubric))
  const change = (at: number, part: Partial<Typed>) =>
    setRubric(rubric.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(saveRubric, {
        CourseId: marking.CourseId,
        ItemId: marking.ItemId,
        Rubric: rubric.map((one) => ({
          Id: one.Id,
          Name: one.Name.trim(),
          Note: one.Note.trim(),
          Max: pointsOf(one),
        })),
      }),
    onSuccess: async (saved) => {
      await markingChanged(queries)
      toast.success('评分标准已保存，此后批阅的报告按它评分')
      onSaved(saved.Rubric)
    },
  })
  return (
    <Drawer
      title={`评分标准：${marking.Title}`}
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
      <div className={panel.panel}>
        <p className={panel.hint}>
          用于本课程这一实验的全部报告；已经批阅的报告保留批阅时的标准。各项满分合计 100 分。
        </p>
        {rubric.map((one, at) => (
          <fieldset key={one.Id} className={look.edited}>
            <legend>评分项 {at + 1}</legend>
            <div className={look.line}>
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
            onClick={() =>
              setRubric([...rubric, { Id: crypto.randomUUID(), Name: '', Note: '', Max: '' }])
            }
          >
            添加评分项
          </Button>
        )}
        <output className={panel.hint}>{wrong ?? '合计 100 分'}</output>
        {error && <FormFault>{error.message}</FormFault>}
      </div>
    </Drawer>
  )
}
