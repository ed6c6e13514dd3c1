import { messageOf } from '../../display/message-of.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { countWord, isUncounted } from '../../display/count-word.ts'
import { confirm } from '../../overlay/confirm.tsx'
import { toast } from '../../overlay/toast.tsx'
import { offerSheets, type Sheet } from '../spreadsheets.ts'
import type { ListColumn } from './list-columns.ts'

/** Fetches every row that matches, in the order of the list; `heard` is told how many came. */
export type EveryRow<Row> = (onProgress: (count: number) => void) => Promise<readonly Row[]>

/** How a list is exported. */
export type Exported<Row> = {
  /** The name of the file and of its sheet. */
  readonly name: string
  /** Asked above a thousand rows: that the file holds what must be kept safe. */
  readonly caution?: string
  /** The most rows that `every` fetches: as many are told to be not all. */
  readonly most?: number
  /** A sheet of its own; without it, one of the columns that have `text`. */
  readonly sheet?: (rows: readonly Row[]) => Sheet
}

// Above this many rows a list of people is asked for twice.
const many = 1000

const sheetOf = <Row,>(
  name: string,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): Sheet => {
  const textColumns = columns.flatMap(({ name: head, text }) => (text ? [{ head, text }] : []))
  return {
    name,
    heads: textColumns.map(({ head }) => head),
    rows: rows.map((row) => textColumns.map(({ text }) => text(row))),
  }
}

/** Offers every row that matches as a workbook. */
export const ExportButton = <Row,>({
  exported: { name, caution, most, sheet },
  columns,
  every,
  count,
}: {
  exported: Exported<Row>
  columns: readonly ListColumn<Row>[]
  every: EveryRow<Row>
  count: number
}) => {
  const [got, setGot] = useState<number>()
  const word = (come: number) => (isUncounted(count) ? `导出中 ${come}` : `导出中 ${come}/${count}`)
  const run = async () => {
    const agreed =
      !caution ||
      count < many ||
      (await confirm({ title: `导出 ${countWord(count)} 项？`, note: caution, yes: '导出' }))
    if (!agreed) return
    setGot(0)
    try {
      const rows = await every(setGot)
      if (!(await offerSheets(name, [sheet?.(rows) ?? sheetOf(name, columns, rows)])))
        toast.error('文件生成失败，请重试')
      else if (most !== undefined && rows.length >= most)
        toast.warning(`只导出了前 ${rows.length} 项，请缩小范围`)
      else toast.success(`已导出 ${rows.length} 项`)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setGot(undefined)
    }
  }
  return (
    <Button
      size="small"
      icon={<Download size={15} aria-hidden />}
      pending={got !== undefined}
      disabled={count === 0}
      onClick={() => void run()}
    >
      {got === undefined ? '导出' : word(got)}
    </Button>
  )
}
