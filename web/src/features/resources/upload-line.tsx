import { Button, Progress } from '#ui'
import { CircleAlert } from 'lucide-react'
import styles from './resources.module.css'
import { sizeOf } from './size-of.ts'
import type { Uploading } from './use-uploads.ts'

/** A video on its way to the server. */
export const UploadLine = ({
  upload,
  onGoOn,
  onGiveUp,
}: {
  upload: Uploading
  onGoOn: () => void
  onGiveUp: () => void
}) => (
  <li className={styles.upload}>
    <div className={styles.words}>
      <p className={styles.name}>{upload.file.name}</p>
      {upload.fault ? (
        <p className={styles.state} role="alert">
          <CircleAlert className={styles.bad} size={15} aria-hidden />
          {upload.fault}
        </p>
      ) : (
        <>
          <p className={styles.state}>
            正在上传 {upload.percent}% · 共 {sizeOf(upload.file.size)}
          </p>
          <Progress value={upload.percent} label={`${upload.file.name}上传进度`} />
        </>
      )}
    </div>
    <div className={styles.actions}>
      {upload.fault && (
        <Button size="small" onClick={onGoOn}>
          继续上传
        </Button>
      )}
      <Button size="small" kind="plain" onClick={onGiveUp}>
        取消
      </Button>
    </div>
  </li>
)
