import { call } from '#call'
import { Button, Dialog, FormFault, SelectField, Switch } from '#ui'
import { useMutation } from '@tanstack/react-query'
import {
  type ExportFormat,
  exportFormatNames,
  exportQuestions,
  maxExported,
  type QuestionState,
  type QuestionType,
} from '@xinglin/contract/questions'
import { useState } from 'react'
import type { BankFilters } from './bank-queries.ts'
import styles from './export-dialog.module.css'
import { offerBytes } from './offer-bytes.ts'

const formats = Object.entries(exportFormatNames).map(([value, name]) => ({ value, name }))

/** What each format is for. */
const notes: Readonly<Record<ExportFormat, string>> = {
  sheet: '可在 Excel 中修改后再导入；图片、上下标等格式不能写入表格。',
  word: '按题型分部分、连续编号的试卷。',
  moodle: '用于 Moodle 题库；题组会拆成单独的题。',
  qti21: '用于支持 QTI 2.1 的考试系统，含图片的压缩包。',
  qti30: '用于支持 QTI 3.0 的考试系统，含图片的压缩包。',
}

/** Questions of the bank as a file: those that were chosen, or all that the list is narrowed to. */
export const ExportDialog = ({
  filters,
  ids,
  count,
  onClose,
}: {
  filters: BankFilters
  /** None for all of the list. */
  ids: readonly string[]
  count: number
  onClose: () => void
}) => {
  const [format, setFormat] = useState<ExportFormat>('sheet')
  const [withAnswers, setWithAnswers] = useState(true)
  const exporting = useMutation({
    mutationFn: () =>
      call(exportQuestions, {
        SearchKey: filters.key,
        Type: filters.type as '' | QuestionType,
        State: filters.state as 'all' | QuestionState,
        DepartmentId: filters.department || null,
        Difficulty: Number(filters.difficulty),
        Tag: filters.tag,
        Mine: filters.mine,
        Ids: [...ids],
        Format: format,
        WithAnswers: withAnswers,
      }),
    onSuccess: offerBytes,
  })
  const { data } = exporting
  const isTooMany = count > maxExported
  return (
    <Dialog
      title="导出题目"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{data ? '完成' : '取消'}</Button>
          <Button
            kind="primary"
            pending={exporting.isPending}
            disabled={isTooMany || count === 0}
            onClick={() => exporting.mutate()}
          >
            {data ? '再次导出' : `导出 ${count} 题`}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{ids.length > 0 ? `所选的 ${count} 题` : `当前列表的 ${count} 题`}</p>
        <SelectField
          label="格式"
          options={formats}
          value={format}
          onChoose={(value) => setFormat(value as ExportFormat)}
        />
        <p className={styles.note}>{notes[format]}</p>
        {format === 'word' && (
          <Switch
            checked={withAnswers}
            note="关闭后不含答案与解析，末尾附答题卡。"
            onChange={({ target }) => setWithAnswers(target.checked)}
          >
            含答案与解析
          </Switch>
        )}
        {isTooMany && <FormFault>{exportQuestions.refusals.many[1]}</FormFault>}
        {exporting.error && <FormFault>{exporting.error.message}</FormFault>}
        {data && (
          <output>
            <p>
              已导出 {data.Count} 题：{data.FileName}
            </p>
            {data.NotCarried.length > 0 && (
              <>
                <p>该格式没有写入的内容：</p>
                <ul className={styles.notes}>
                  {data.NotCarried.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              </>
            )}
          </output>
        )}
      </div>
    </Dialog>
  )
}
