import { FileDrop, readSheets } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fileFault } from './file-fault.ts'
import { noneRemembered, rememberedFrom, type Remembered } from './headings.ts'
import { rememberedColumns } from './import-queries.ts'
import { type List, recognise } from './recognise.ts'

/** Lists that were read from a file. */
export type ReadFile = {
  readonly name: string
  readonly lists: readonly [List, ...List[]]
  /** How the school's last sheets were understood. */
  readonly remembered: Remembered
}

/** A place for the filled sheet; says why a file cannot be taken, `refuse` for reasons of its own. */
export const ChooseFile = ({
  label,
  refuse,
  onRead,
}: {
  label: string
  refuse?: (file: ReadFile) => string | undefined
  onRead: (file: ReadFile) => void
}) => {
  const queries = useQueryClient()
  const [reading, setReading] = useState('')
  const [fault, setFault] = useState('')
  const read = async (file: File) => {
    const refused = fileFault(file)
    setFault(refused ?? '')
    if (refused) return
    setReading(file.name)
    const sheets = await readSheets(file)
    setReading('')
    if (!sheets)
      return setFault(
        '文件无法读取：可能已损坏、加了密码、版本过旧，或并不是表格。请在 Excel 或 WPS 中另存为 .xlsx 后再试。',
      )
    // Without what is remembered a sheet is read as well.
    const remembered = await queries
      .fetchQuery(rememberedColumns)
      .then(({ Columns }) => rememberedFrom(Columns))
      .catch(() => noneRemembered)
    const lists = recognise(sheets, remembered)
    if (lists.kind === 'refused') return setFault(lists.why)
    const chosen = { name: file.name, lists: lists.lists, remembered }
    const why = refuse?.(chosen)
    if (why) return setFault(why)
    onRead(chosen)
  }
  return (
    <FileDrop
      label={reading ? `正在读取 ${reading} …` : label}
      hint="支持 .xlsx、.xls、.csv，一次最多 20000 行。文件在本机读取，只上传表格内容。"
      accept=".xlsx,.xls,.csv,.txt"
      disabled={reading !== ''}
      error={fault || undefined}
      onFile={(file) => void read(file)}
    />
  )
}
