import { useHeldWork } from '#session'
import { Button, FileDrop, longMomentOf, Progress, useLeaveGuard } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { resourceEndings } from '@xinglin/contract/resources'
import { uploadsQuery } from './library-queries.ts'
import styles from './resources.module.css'
import { sizeOf } from './size-of.ts'
import { UploadLine } from './upload-line.tsx'
import { useUploads } from './use-uploads.ts'

const hint =
  '文档 50 MB、图片 8 MB、视频 500 MB、音频 100 MB、GLB 三维模型 12 MB、DICOM 影像 256 MB、心电图 32 MB 以内。中断或刷新后，重新选择同一文件即可续传。'

/** Where files are brought: dropped, on their way, and those that were broken off and wait for the same file. */
export const UploadPanel = ({ folderId }: { folderId: string }) => {
  const { uploads, fault, begin, goOn, giveUp } = useUploads()
  const { data } = useQuery(uploadsQuery)
  useHeldWork(uploads.length > 0)
  useLeaveGuard(uploads.length > 0)
  const here = new Set(uploads.map(({ id }) => id))
  const waiting = data?.List.filter(({ Id }) => !here.has(Id)) ?? []
  return (
    <section className={styles.place} aria-label="上传">
      <FileDrop
        label="点击选择文件，或拖放到这里"
        hint={hint}
        accept={resourceEndings()}
        error={fault || undefined}
        onFile={(file) => void begin(file, folderId)}
      />
      {uploads.length + waiting.length > 0 && (
        <ul className={styles.list} aria-label="正在上传">
          {uploads.map((one) => (
            <UploadLine
              key={one.id}
              upload={one}
              onGoOn={() => goOn(one)}
              onGiveUp={() => void giveUp(one.id)}
            />
          ))}
          {waiting.map(({ Id, Name, Bytes, Received, Until }) => (
            <li key={Id} className={styles.upload}>
              <div className={styles.words}>
                <p className={styles.name}>{Name}</p>
                <p className={styles.state}>
                  已上传 {sizeOf(Received)} / {sizeOf(Bytes)}，重新选择同一文件即可继续；保留到{' '}
                  {longMomentOf(Until)}
                </p>
                <Progress value={(Received / Bytes) * 100} label={`${Name}上传进度`} />
              </div>
              <div className={styles.actions}>
                <Button
                  size="small"
                  kind="plain"
                  aria-label={`放弃上传${Name}`}
                  onClick={() => void giveUp(Id)}
                >
                  放弃
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
