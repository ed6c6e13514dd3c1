import { CallError, authoringKey, call } from '#call'
import { SkeletonText, Dialog, Empty, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { previewItem } from '@xinglin/contract/authoring'
import type { OutputOf } from '@xinglin/contract/call'
import type { ReactNode } from 'react'

type Shown = OutputOf<typeof previewItem>

const isUnready = (error: Error): boolean =>
  error instanceof CallError && error.message === previewItem.refusals.unready[1]

/** Draws an item as the player does; a quiz is marked by `onAnswers`. */
export type DrawItem = (shown: {
  readonly title: string
  readonly content: Shown['Content']
  readonly reload: () => Promise<Shown['Content'] | undefined>
  readonly mark: (answers: Readonly<Record<string, readonly number[]>>) => Promise<Shown['Result']>
}) => ReactNode

/** An item as a student will see it, as it was last saved. Nothing that is done in it is kept. */
export const PreviewDialog = ({
  courseId,
  itemId,
  draw,
  onClose,
}: {
  courseId: string
  itemId: string
  draw: DrawItem
  onClose: () => void
}) => {
  const ask = (answers: Readonly<Record<string, readonly number[]>> | null, signal?: AbortSignal) =>
    call(
      previewItem,
      {
        CourseId: courseId,
        ItemId: itemId,
        Answers:
          answers && Object.fromEntries(Object.entries(answers).map(([id, one]) => [id, [...one]])),
      },
      signal && { signal },
    )
  const { data, error, refetch } = useQuery({
    queryKey: [...authoringKey, 'preview', courseId, itemId],
    queryFn: ({ signal }) => ask(null, signal),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  return (
    <Dialog title={`预览：${data?.Title || '学习内容'}`} wide onClose={onClose}>
      {error && !data && isUnready(error) && <Empty head="暂时不能预览" note={error.message} />}
      {error && !data && !isUnready(error) && (
        <Failure error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <SkeletonText lines={6} />}
      {data &&
        draw({
          title: data.Title,
          content: data.Content,
          reload: async () => (await refetch()).data?.Content,
          mark: async (answers) => (await ask(answers)).Result,
        })}
    </Dialog>
  )
}
