import { call, newId } from '#call'
import { Button, ButtonLink, Dialog, FileDrop, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { importCase, largestImport } from '@xinglin/contract/workshop'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { useState } from 'react'
import styles from './import-dialog.module.css'
import { workshop } from '../drafts/queries.ts'

type Imported = OutputOf<typeof importCase>

type Reason = { readonly message: string; readonly problems: readonly string[] }

const reasonOf = (error: unknown): Reason => {
  const message = messageOf(error)
  const data = (error as { data?: { Problems?: readonly { path: string; zh: string }[] } | null })
    .data
  const problems =
    data?.Problems?.map(({ path, zh }) => (path === '' ? zh : `${path}：${zh}`)) ?? []
  return { message, problems }
}

const Lines = ({
  head,
  lines,
  taken,
}: {
  head: string
  lines: readonly string[]
  taken: boolean
}) => {
  const Icon = taken ? CircleCheck : CircleSlash
  return lines.length === 0 ? null : (
    <section className={styles.part}>
      <h3>{head}</h3>
      <ul>
        {lines.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list, in which the same line may stand twice
          <li key={at} data-taken={taken}>
            <Icon size={15} aria-hidden />
            {one}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Makes a draft of a file: one of our own, or a MedBiquitous package, with the list of what was not taken. */
export const ImportDialog = ({ base, onClose }: { base: string; onClose: () => void }) => {
  const queries = useQueryClient()
  const [id, setId] = useState(newId)
  const [pending, setPending] = useState(false)
  const [reason, setReason] = useState<Reason>()
  const [done, setDone] = useState<Imported>()
  const take = async (file: File) => {
    setReason(undefined)
    if (file.size > largestImport) {
      setReason({ message: importCase.refusals.large[1], problems: [] })
      return
    }
    setPending(true)
    try {
      const Bytes = new Uint8Array(await file.arrayBuffer())
      setDone(await call(importCase, { Id: id, Bytes }))
      await queries.invalidateQueries({ queryKey: workshop })
    } catch (error) {
      setReason(reasonOf(error))
      // Another file is another case.
      setId(newId())
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title={done ? '已导入为草稿' : '导入病例'}
      wide
      onClose={onClose}
      foot={
        done && (
          <>
            <Button onClick={onClose}>留在列表</Button>
            <ButtonLink kind="primary" to={`${base}/${done.Line.Id}`} onClick={onClose}>
              打开编辑
            </ButtonLink>
          </>
        )
      }
    >
      {done ? (
        <div className={styles.done}>
          <p>
            “{done.Line.Title}”
            {done.Kind === 'medbiquitous' && '由虚拟病人包转换而来，请逐项核对并补全。'}
          </p>
          <Lines head="已取用" lines={done.Taken} taken />
          <Lines head="未取用，或须核对" lines={done.NotTaken} taken={false} />
        </div>
      ) : (
        <>
          <FileDrop
            label={pending ? '正在读取…' : '把病例文件拖到这里，或点按选择'}
            hint="本平台导出的病例（.json），或虚拟病人包（.zip：MedBiquitous，OpenLabyrinth 2、3）；不超过 4 MB"
            accept=".json,.zip,application/json,application/zip"
            disabled={pending}
            error={reason?.message}
            onFile={(file) => void take(file)}
          />
          {reason && reason.problems.length > 0 && (
            <ul className={styles.problems}>
              {reason.problems.slice(0, 20).map((one) => (
                <li key={one}>{one}</li>
              ))}
              {reason.problems.length > 20 && <li>……共 {reason.problems.length} 处</li>}
            </ul>
          )}
        </>
      )}
    </Dialog>
  )
}
