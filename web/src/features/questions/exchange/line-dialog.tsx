import { Skeleton, Button, Dialog, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { QuestionContent } from '@xinglin/contract/questions'
import { keyOf, shownWhole } from '../bank/key-view.ts'
import { QuestionView } from '../shown/question-view.tsx'
import { importedQuestion } from './exchange-queries.ts'
import styles from './exchange.module.css'

/** A question of a file with its key, as it would come in. */
const Preview = ({ id, content }: { id: string; content: QuestionContent }) => (
  <QuestionView
    question={shownWhole(id, content)}
    no={1}
    answering={{
      answers: {},
      results: keyOf(id, { Content: content, Source: '' }),
      isKey: true,
      onChange: () => undefined,
    }}
  />
)

/** What a question of a file says, what was repaired of it, and why it does not come in. */
export const LineDialog = ({
  file,
  no,
  onClose,
}: {
  file: string
  no: number
  onClose: () => void
}) => {
  const { data, error, refetch } = useQuery(importedQuestion(file, no))
  return (
    <Dialog
      title={data?.Line.Place ?? '题目'}
      wide
      onClose={onClose}
      foot={<Button onClick={onClose}>关闭</Button>}
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height="240px" shape="block" />}
      {data && (
        <>
          {[...data.Line.Faults, ...data.Line.Notes].length > 0 && (
            <ul className={styles.notes}>
              {data.Line.Faults.map((one) => (
                <li key={one} className={styles.fault}>
                  {one}
                </li>
              ))}
              {data.Line.Notes.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
          {data.Content ? (
            <Preview id={file} content={data.Content} />
          ) : (
            <p className={styles.note}>没有读出可以显示的内容。</p>
          )}
        </>
      )}
    </Dialog>
  )
}
