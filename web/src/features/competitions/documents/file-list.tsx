import { Button } from '#ui'
import type { WorkFile } from '@xinglin/contract/marking'
import { FileText, X } from 'lucide-react'
import styles from './documents.module.css'

const kilo = 1_024

const sizeOf = (bytes: number): string =>
  bytes < kilo * kilo
    ? `${Math.max(1, Math.round(bytes / kilo))} KB`
    : `${(bytes / kilo / kilo).toFixed(1)} MB`

/** A file that is opened in a page of its own. */
export const FileLink = ({ file: { Name, Bytes, Url } }: { file: WorkFile }) => (
  <a className={styles.file} href={Url} target="_blank" rel="noreferrer">
    <FileText size={16} aria-hidden />
    <span>
      {Name}（{sizeOf(Bytes)}）
    </span>
  </a>
)

/** Files to be opened, each taken away where `onDrop` is given. */
export const FileList = ({
  files,
  label,
  onDrop,
}: {
  files: readonly WorkFile[]
  label: string
  onDrop?: ((file: WorkFile) => void) | undefined
}) =>
  files.length === 0 ? null : (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <li key={file.Id}>
          <FileLink file={file} />
          {onDrop && (
            <Button
              kind="plain"
              size="small"
              icon={<X size={14} aria-hidden />}
              aria-label={`移除${file.Name}`}
              onClick={() => onDrop(file)}
            />
          )}
        </li>
      ))}
    </ul>
  )
