import { FileReading } from '#resources/reading'
import { Button } from '#ui'
import type { WorkFile } from '@xinglin/contract/marking'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import styles from './marking-room.module.css'

const megabyte = 1_048_576

/** How large a file is: `820 KB`, `3.4 MB`. */
export const sizeWord = (bytes: number): string =>
  bytes < megabyte
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`

/** How a file is read here; undefined where it is downloaded. */
const readingOf = ({ Type, Name }: WorkFile): 'pdf' | 'word' | undefined => {
  if (Type === 'pdf') return 'pdf'
  return Type === 'document' && /\.docx$/i.test(Name) ? 'word' : undefined
}

/** The files of a work: pictures in their place, PDF and Word read here, everything else downloaded. `opened` opens the first of those that are read. */
export const WorkFiles = ({
  files,
  opened = false,
}: {
  files: readonly WorkFile[]
  opened?: boolean
}) => {
  const first = opened ? files.find((file) => readingOf(file) !== undefined)?.Id : undefined
  const [open, setOpen] = useState(first)
  return (
    <ul className={styles.files} aria-label="附件">
      {files.map((file) => {
        const { Id, Name, Bytes, Type, Url } = file
        const reading = readingOf(file)
        return (
          <li key={Id}>
            {Type === 'picture' && <img src={Url} alt={Name} loading="lazy" />}
            <span className={styles.file}>
              <a
                href={Url}
                target="_blank"
                rel="noreferrer"
                {...(Type === 'document' && { download: Name })}
              >
                <FileText size={16} aria-hidden />
                {Name}（{sizeWord(Bytes)}）
              </a>
              {reading && (
                <Button
                  kind="plain"
                  size="small"
                  aria-expanded={open === Id}
                  aria-label={`${open === Id ? '收起' : '预览'} ${Name}`}
                  onClick={() => setOpen(open === Id ? undefined : Id)}
                >
                  {open === Id ? '收起' : '预览'}
                </Button>
              )}
            </span>
            {reading && open === Id && <FileReading url={Url} name={Name} kind={reading} />}
          </li>
        )
      })}
    </ul>
  )
}
