import type { WorkFile } from '@xinglin/contract/marking'
import { FileText } from 'lucide-react'
import styles from './marking-room.module.css'

const megabyte = 1_048_576

/** How large a file is: `820 KB`, `3.4 MB`. */
export const sizeWord = (bytes: number): string =>
  bytes < megabyte
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`

/** The files of a work: pictures in their place, everything else to be opened. */
export const WorkFiles = ({ files }: { files: readonly WorkFile[] }) => (
  <ul className={styles.files} aria-label="附件">
    {files.map(({ Id, Name, Bytes, Type, Url }) => (
      <li key={Id}>
        {Type === 'picture' && <img src={Url} alt={Name} loading="lazy" />}
        <a
          href={Url}
          target="_blank"
          rel="noreferrer"
          {...(Type === 'document' && { download: Name })}
        >
          <FileText size={16} aria-hidden />
          {Name}（{sizeWord(Bytes)}）
        </a>
      </li>
    ))}
  </ul>
)
