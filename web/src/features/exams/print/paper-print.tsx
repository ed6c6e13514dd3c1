import { Skeleton, Button, ButtonLink, Chips, Failure, PageHead, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { paperForms, type PrintedForm } from '@xinglin/contract/exams'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { AnswerSheet } from './answer-sheet.tsx'
import { KeySheet } from './key-sheet.tsx'
import { printedPaper } from './print-query.ts'
import { PrintedPaper } from './printed-paper.tsx'
import styles from './print.module.css'

const sheets = [
  { value: 'paper', name: '试卷' },
  { value: 'answers', name: '答题卡' },
  { value: 'keys', name: '答案（教师用）' },
] as const
type Sheet = (typeof sheets)[number]['value']

/** A frozen paper on its way to the printer: which form of it, and whether the questions, the answer sheet or the keys. */
export const PaperPrint = ({ id, no, back }: { id: string; no: number; back: string }) => {
  const [form, setForm] = useState<PrintedForm>('A')
  const [sheet, setSheet] = useState<Sheet>('paper')
  const { data, error, refetch } = useQuery(printedPaper(id, no, form, sheet === 'keys'))
  const plain = useQuery(printedPaper(id, no, form, false))
  const mayHaveKeys = plain.data?.MayHaveKeys ?? false
  const sheetName = sheets.find(({ value }) => value === sheet)?.name ?? ''
  // The browser proposes the title as the name of the file.
  usePageTitle(data ? `${data.Name}-${form}卷-${sheetName.replace('（教师用）', '')}` : '')
  return (
    <>
      <div data-print="no" className={styles.tools}>
        <PageHead
          title={`打印第${no}版`}
          note="在打印窗口选择“另存为 PDF”可以保存成文件；纸张选 A4。同一份试卷各卷型题目相同，题目与选项的顺序不同。"
        >
          <ButtonLink to={back}>返回试卷</ButtonLink>
          <Button
            kind="primary"
            icon={<Printer size={16} aria-hidden />}
            disabled={!data}
            onClick={() => window.print()}
          >
            打印
          </Button>
        </PageHead>
        <Chips
          label="卷型"
          options={paperForms.map((value) => ({ value, name: `${value} 卷` }))}
          chosen={form}
          onChoose={setForm}
        />
        <Chips
          label="内容"
          options={sheets.filter(({ value }) => value !== 'keys' || mayHaveKeys)}
          chosen={sheet}
          onChoose={setSheet}
        />
      </div>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="480px" shape="block" />}
      {data && sheet === 'paper' && <PrintedPaper paper={data} />}
      {data && sheet === 'answers' && <AnswerSheet paper={data} />}
      {data?.Keys && sheet === 'keys' && <KeySheet paper={data} keys={data.Keys} />}
    </>
  )
}
