import { call } from '#call'
import { Button, Dialog, Failure, FileDrop, Progress, TextField, toast, SkeletonText } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { attachModel, type CourseModel, uploadBounds } from '@xinglin/contract/models'
import { Box, Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { builtInModels, modelsChanged } from './queries.ts'
import styles from './manage.module.css'
import { beginUpload, fileFault, sendUpload, type Upload } from './upload.ts'

type Adding = {
  readonly courseId: string
  readonly onAdded: (model: CourseModel) => void
}

const BuiltIns = ({ courseId, models, onAdded }: Adding & { models: readonly CourseModel[] }) => {
  const { data, error, refetch } = useQuery(builtInModels())
  const [busy, setBusy] = useState('')
  const attach = async (key: string) => {
    setBusy(key)
    try {
      onAdded(await call(attachModel, { CourseId: courseId, Key: key }))
    } catch (caught) {
      if (caught instanceof Error) toast.error(caught.message)
    } finally {
      setBusy('')
    }
  }
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={5} />
  return (
    <ul className={styles.offers}>
      {data.map(({ Key, Name, English, Summary, Annotations }) => {
        const has = models.some(({ BuiltIn }) => BuiltIn === Key)
        return (
          <li key={Key} className={styles.offer}>
            <Box size={22} strokeWidth={1.5} aria-hidden className={styles.sign} />
            <div className={styles.about}>
              <strong>{Name}</strong> <span lang="en">{English}</span>
              <p>
                {Summary}（{Annotations} 处讲解）
              </p>
            </div>
            <Button
              size="small"
              disabled={has}
              pending={busy === Key}
              icon={has && <Check size={15} aria-hidden />}
              aria-label={has ? `${Name}已添加` : `添加${Name}`}
              onClick={() => void attach(Key)}
            >
              {has ? '已添加' : '添加'}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

const UploadForm = ({ courseId, onAdded }: Adding) => {
  const [upload, setUpload] = useState<Upload>()
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const [part, setPart] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const take = async (file: File) => {
    const wrong = await fileFault(file)
    setFault(wrong)
    if (wrong) return setUpload(undefined)
    setUpload(beginUpload(file))
    setName((now) => now || file.name.replace(/\.glb$/i, '').slice(0, 40))
  }
  const send = async () => {
    if (!upload) return setFault('请选择 .glb 文件')
    if (name.trim() === '') return setFault('请填写模型名称')
    setFault('')
    setPart(upload.sent.size === 0 ? 0 : undefined)
    stop.current = new AbortController()
    try {
      const uploadInput = { courseId, name: name.trim(), signal: stop.current.signal }
      onAdded(await sendUpload(upload, uploadInput, setPart))
    } catch (caught) {
      const isStopped = stop.current.signal.aborted
      setFault(isStopped ? '上传已暂停，再按“上传”即从中断处继续' : (caught as Error).message)
    } finally {
      setPart(undefined)
    }
  }
  const sending = part !== undefined
  return (
    <div className={styles.upload}>
      <FileDrop
        label={upload ? upload.file.name : '选择或拖入 .glb 文件'}
        hint={`单个 .glb 文件，不超过 ${uploadBounds.bytes / 1_048_576} MB、50 万个三角面，不使用 Draco 或 Meshopt 压缩。`}
        accept=".glb,model/gltf-binary"
        disabled={sending}
        error={fault}
        onFile={(file) => void take(file)}
      />
      <TextField
        label="模型名称"
        value={name}
        disabled={sending}
        onChange={({ target }) => setName(target.value)}
      />
      {sending && <Progress value={Math.round(part * 100)} label="上传进度" />}
      <div className={styles.row}>
        {sending && <Button onClick={() => stop.current?.abort()}>暂停</Button>}
        <Button kind="primary" pending={sending} onClick={() => void send()}>
          {sending ? `正在上传 ${Math.round(part * 100)}%` : '上传'}
        </Button>
      </div>
    </div>
  )
}

/** Adds a model to a course: one that comes with the product, or a file. */
export const AddModel = ({
  courseId,
  models,
  onShow,
  onClose,
}: {
  courseId: string
  models: readonly CourseModel[]
  onShow: (id: string) => void
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const added = async (model: CourseModel) => {
    await modelsChanged(queries, courseId)
    toast.success(`已添加三维模型“${model.Name}”`)
    onShow(model.Id)
    onClose()
  }
  const how = { courseId, onAdded: (model: CourseModel) => void added(model) }
  return (
    <Dialog title="添加三维模型" hold onClose={onClose}>
      <div className={styles.add}>
        <section aria-label="内置模型">
          <h3>内置解剖模型</h3>
          <BuiltIns {...how} models={models} />
        </section>
        <section aria-label="上传模型">
          <h3>上传模型</h3>
          <UploadForm {...how} />
        </section>
      </div>
    </Dialog>
  )
}
