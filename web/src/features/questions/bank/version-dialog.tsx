import { Skeleton, Button, Dialog, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { QuestionView } from '../shown/question-view.tsx'
import { questionVersion } from './bank-queries.ts'
import { keyOf, shownWhole } from './key-view.ts'

/** What a version said; it never changes. */
export const VersionDialog = ({
  id,
  no,
  onClose,
}: {
  id: string
  no: number
  onClose: () => void
}) => {
  const { data, error, refetch } = useQuery(questionVersion(id, no))
  return (
    <Dialog
      title={`第${no}版`}
      wide
      onClose={onClose}
      foot={<Button onClick={onClose}>关闭</Button>}
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height="240px" shape="block" />}
      {data && (
        <QuestionView
          question={shownWhole(id, data.Form.Content)}
          no={1}
          answering={{
            answers: {},
            results: keyOf(id, data.Form),
            isKey: true,
            onChange: () => undefined,
          }}
        />
      )}
    </Dialog>
  )
}
