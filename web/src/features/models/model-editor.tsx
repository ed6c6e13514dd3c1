import { call, newerIn, newId } from '#call'
import {
  Button,
  closeAsking,
  FormFault,
  SortList,
  TextArea,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type Annotation, type CourseModel, modelBounds, saveModel } from '@xinglin/contract/models'
import { MapPinPlus } from 'lucide-react'
import { useState } from 'react'
import { ModelViewer, type Picked } from './model-viewer.tsx'
import { modelsChanged } from './queries.ts'
import { faultsOf, inOrder, newPoint, pointAt, type Values, valuesOf } from './edited.ts'
import styles from './manage.module.css'
import { PointForm } from './point-form.tsx'

/** Points are set by pressing the model, named, explained and put in order; nothing is kept before 保存. */
export const ModelEditor = ({ model, onClose }: { model: CourseModel; onClose: () => void }) => {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<string>()
  /** The point that the next press sets: a new one, or one that is there. */
  const [placing, setPlacing] = useState<string>()
  const { form, values, faults, pending, dirty, set, submit, line } = useEditedForm<
    CourseModel,
    Values
  >({
    thing: model,
    valuesOf,
    check: faultsOf,
    newerIn,
    names: { Name: '模型名称', English: '英文名称', Summary: '简介', Annotations: '标注' },
    send: async (typed, base) => {
      const saved = await call(saveModel, {
        Id: model.Id,
        Version: base.Version,
        ...typed,
        Annotations: [...typed.Annotations],
      })
      await modelsChanged(queries, model.CourseId)
      toast.success('已保存')
      return saved
    },
  })
  useLeaveGuard(dirty)
  const { Annotations: points } = values
  const change = (id: string, to: Partial<Annotation>) =>
    set({ Annotations: points.map((one) => (one.Id === id ? { ...one, ...to } : one)) })
  const place = (picked: Picked) => {
    if (placing === undefined) return
    const id = placing === '' ? newId() : placing
    if (placing === '') set({ Annotations: [...points, newPoint(picked, id)] })
    else change(id, pointAt(picked))
    setChosen(id)
    setPlacing(undefined)
  }
  const at = points.findIndex(({ Id }) => Id === chosen)
  const point = points[at]
  const full = points.length >= modelBounds.annotations
  const words = (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField label="模型名称" {...line('Name')} />
      <TextField label="英文名称" lang="en" {...line('English')} />
      <TextArea label="简介" rows={2} most={300} {...line('Summary')} />
      <div className={styles.pointsHead}>
        <h3>标注（{points.length}）</h3>
        <Button
          size="small"
          disabled={full}
          icon={<MapPinPlus size={15} aria-hidden />}
          onClick={() => setPlacing('')}
        >
          新增标注
        </Button>
      </div>
      {point && (
        <PointForm
          key={point.Id}
          point={point}
          number={at + 1}
          onChange={(to) => change(point.Id, to)}
          onPlace={() => setPlacing(point.Id)}
          onRemove={() => set({ Annotations: points.filter((one) => one !== point) })}
        />
      )}
      <SortList
        label="标注的顺序"
        rows={points.map(({ Id, Name }, index) => ({
          id: Id,
          name: Name || `标注${index + 1}`,
          current: Id === chosen,
          content: (
            <button type="button" className={styles.pick} onClick={() => setChosen(Id)}>
              {index + 1}. {Name || '未命名'}
            </button>
          ),
        }))}
        onSort={(ids) => set({ Annotations: inOrder(points, ids) })}
      />
      <FormFault>{faults.whole}</FormFault>
      <div className={styles.foot}>
        <Button onClick={() => void closeAsking(dirty, onClose)}>退出编辑</Button>
        <Button kind="primary" type="submit" pending={pending}>
          保存
        </Button>
      </div>
    </form>
  )
  return (
    <ModelViewer
      model={model}
      annotations={points}
      chosen={chosen}
      onChoose={setChosen}
      onPick={placing === undefined ? undefined : place}
      onStopPicking={() => setPlacing(undefined)}
      beside={words}
    />
  )
}
