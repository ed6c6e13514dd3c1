import { call } from '#call'
import { Button, confirm, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type CourseModel, detachModel, maxModels } from '@xinglin/contract/models'
import { MapPin, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { modelsChanged } from './queries.ts'
import { AddModel } from './add-model.tsx'
import styles from './manage.module.css'

/** What those who may change a course's models do: add one, explain its points, take it away. */
export const ModelActions = ({
  courseId,
  models,
  model,
  onShow,
  onEdit,
}: {
  courseId: string
  models: readonly CourseModel[]
  model: CourseModel | undefined
  onShow: (id: string) => void
  onEdit: (id: string) => void
}) => {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const remove = async ({ Id, Name }: CourseModel) => {
    const sure = await confirm({
      title: `移除三维模型“${Name}”？`,
      note: '移除后学生不再看到它，它的标注一并删除。',
      yes: '移除',
      danger: true,
    })
    if (!sure) return
    try {
      await call(detachModel, { CourseId: courseId, Id })
      await modelsChanged(queries, courseId)
      toast.success('已移除')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        icon={<Plus size={15} aria-hidden />}
        disabled={models.length >= maxModels}
        onClick={() => setOpen(true)}
      >
        添加模型
      </Button>
      {model && (
        <>
          <Button
            size="small"
            icon={<MapPin size={15} aria-hidden />}
            onClick={() => onEdit(model.Id)}
          >
            编辑标注
          </Button>
          <Button
            size="small"
            kind="plain"
            icon={<Trash2 size={15} aria-hidden />}
            onClick={() => void remove(model)}
          >
            移除
          </Button>
        </>
      )}
      {open && (
        <AddModel
          courseId={courseId}
          models={models}
          onShow={onShow}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
