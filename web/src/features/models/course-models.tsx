import { Skeleton, Chips, Empty, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { CourseModel } from '@xinglin/contract/models'
import { lazy, Suspense, useState } from 'react'
import styles from './course-models.module.css'
import { modelsOf } from './queries.ts'

const ModelViewer = lazy(() =>
  import('./model-viewer.tsx').then((module) => ({ default: module.ModelViewer })),
)
// Only those who may change something need what changes it.
const ModelEditor = lazy(() =>
  import('./model-editor.tsx').then((module) => ({ default: module.ModelEditor })),
)
const ModelActions = lazy(() =>
  import('./model-actions.tsx').then((module) => ({ default: module.ModelActions })),
)

const bones = <Skeleton height="560px" shape="block" />

const Head = ({ model }: { model: CourseModel }) => (
  <div className={styles.words}>
    <h2 className={styles.name}>
      {model.Name}
      {model.English && (
        <span className={styles.english} lang="en">
          {model.English}
        </span>
      )}
    </h2>
    {model.Summary && <p className={styles.summary}>{model.Summary}</p>}
  </div>
)

/** The three-dimensional models (三维模型) of a course, one at a time; nothing at all where it has none and the visitor may add none. */
export const CourseModels = ({ courseId }: { courseId: string }) => {
  const { data, error, isPending, refetch } = useQuery(modelsOf(courseId))
  const [removing, setRemoving] = useState('')
  const [editing, setEditing] = useState('')
  if (isPending)
    return (
      <section aria-busy="true" aria-label="正在加载三维模型">
        {bones}
      </section>
    )
  if (!data) return <Failure head="三维模型加载失败" error={error} onRetry={() => void refetch()} />
  const { List: models, MayEdit: mayEdit } = data
  const model = models.find(({ Id }) => Id === removing) ?? models[0]
  if (!model && !mayEdit) return null
  const edited = mayEdit && model?.Id === editing
  return (
    <div className={styles.models}>
      <div className={styles.head}>
        {model && <Head model={model} />}
        {mayEdit && !edited && (
          <Suspense fallback={<Skeleton width="220px" height="36px" />}>
            <ModelActions
              courseId={courseId}
              models={models}
              model={model}
              onShow={setRemoving}
              onEdit={setEditing}
            />
          </Suspense>
        )}
      </div>
      {models.length > 1 && !edited && (
        <Chips
          label="三维模型"
          options={models.map(({ Id, Name }) => ({ value: Id, name: Name }))}
          chosen={model?.Id ?? ''}
          onChoose={setRemoving}
        />
      )}
      {model ? (
        <Suspense fallback={bones}>
          {edited ? (
            <ModelEditor key={model.Id} model={model} onClose={() => setEditing('')} />
          ) : (
            <ModelViewer key={model.Id} model={model} />
          )}
        </Suspense>
      ) : (
        <Empty
          head="还没有三维模型"
          note="添加内置的解剖模型，或上传自己的 .glb 文件，学生即可在这里转动观察。"
        />
      )}
      <p className={styles.note}>
        模型由程序按解剖学资料生成或由教师上传，仅用于教学，不作为诊疗依据。
      </p>
    </div>
  )
}
