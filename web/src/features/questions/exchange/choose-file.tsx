import { call, newId } from '#call'
import { Button, Card, FileDrop, momentOf } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getQuestionTemplate,
  largestQuestionFile,
  questionFileEndings,
  type QuestionImport,
  questionFileNames,
  readQuestionFile,
} from '@xinglin/contract/questions'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { exchangeKey, questionFile, questionFiles } from './exchange-queries.ts'
import styles from './exchange.module.css'
import { offerBytes } from '../bank/offer-bytes.ts'

const sum = ({ Counts }: QuestionImport): number =>
  Counts.new + Counts.alike + Counts.same + Counts.refused

const PastFiles = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const { data } = useQuery(questionFiles)
  if (!data || data.List.length === 0) return null
  return (
    <Card className={styles.card}>
      <h2 className={styles.head}>最近读取的文件</h2>
      <ul className={styles.files}>
        {data.List.map((one) => (
          <li key={one.Id}>
            <button type="button" className={styles.file} onClick={() => onOpen(one.Id)}>
              {one.FileName}
            </button>
            <span>
              {questionFileNames[one.Format]}，{sum(one)} 题，已导入 {one.Taken} 题
            </span>
            <span className={styles.when}>{momentOf(one.ReadAt)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>没有导入的文件保留 14 天，可以随时接着导入。</p>
    </Card>
  )
}

/** Where a file is brought: what may be brought, the template, and the files that were read before. */
export const ChooseFile = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const queries = useQueryClient()
  const [fault, setFault] = useState<string>()
  const template = useMutation({
    mutationFn: () => call(getQuestionTemplate, {}),
    onSuccess: offerBytes,
    onError: (error) => setFault(error.message),
  })
  const reading = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > largestQuestionFile) throw new Error(readQuestionFile.refusals.large[1])
      const Bytes = new Uint8Array(await file.arrayBuffer())
      return call(readQuestionFile, { Id: newId(), FileName: file.name.slice(0, 120), Bytes })
    },
    onSuccess: async (read) => {
      queries.setQueryData(questionFile(read.Id).queryKey, read)
      onOpen(read.Id)
      await queries.invalidateQueries({ queryKey: [...exchangeKey, 'files'] })
    },
    onError: (error) => setFault(error.message),
  })
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <FileDrop
          label={
            reading.isPending ? '正在读取文件，几千题约需半分钟…' : '把题目文件拖到这里，或点按选择'
          }
          hint="Excel（.xlsx）、Word 试卷（.docx）、GIFT（.txt）、Moodle XML（.xml）、QTI 2.1～3.0（.zip、.xml）；不超过 16 MB、1 万题"
          accept={questionFileEndings.join(',')}
          disabled={reading.isPending}
          error={fault}
          onFile={(file) => {
            setFault(undefined)
            reading.mutate(file)
          }}
        />
        <p className={styles.template}>
          <Button
            icon={<Download size={16} aria-hidden />}
            pending={template.isPending}
            onClick={() => template.mutate()}
          >
            下载 Excel 模板
          </Button>
          <span className={styles.note}>
            读取后先预览，确认前不会写入题库；能导入的题成为草稿，其余逐题说明原因。
          </span>
        </p>
      </Card>
      <PastFiles onOpen={onOpen} />
    </div>
  )
}
