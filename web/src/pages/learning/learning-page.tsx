import { CallError, code } from '#call'
import { type Beside, Player, PlayerBones, playerOf, readAnchor, readMoolparam } from '#learning'
import { ItemNotes } from '#notes'
import { useHeldWork, useSession } from '#session'
import { ButtonLink, Failure, NoRight } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { FindRound } from './find-round.tsx'

const isMissing = (error: Error | null) =>
  error instanceof CallError && error.code === code.notFound

const notesOf =
  (person: string): Beside =>
  ({ progressId, item, now, goTo }) => (
    <ItemNotes
      key={item.Id}
      item={{
        person,
        progressId,
        itemId: item.Id,
        title: item.Title,
        placed: item.Kind === 'video' || item.Kind === 'document',
        now,
        goTo,
      }}
    />
  )

/** The player of a course. */
export const LearningPage = () => {
  const { courseId = '', moolparam } = useParams()
  const [query] = useSearchParams()
  const { progressId, itemId } = readMoolparam(moolparam)
  const person = useSession()?.UserId ?? ''
  const { data, error, isPending, refetch } = useQuery({
    ...playerOf(progressId),
    enabled: progressId !== '',
  })
  // A session that ends is renewed in place: what was read, watched and answered must not be lost.
  useHeldWork(data?.ReadOnly === '')
  if (progressId === '' || isMissing(error) || (data && data.CourseId !== courseId)) {
    return <FindRound courseId={courseId} />
  }
  if (isPending) return <PlayerBones />
  if (data) {
    return (
      <Player
        key={`${person}/${progressId}`}
        player={data}
        asked={itemId}
        at={readAnchor(query)}
        person={person}
        beside={notesOf(person)}
      />
    )
  }
  if (error instanceof CallError && error.http === 403) {
    return <NoRight page next={<ButtonLink to="/">返回首页</ButtonLink>} />
  }
  return <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />
}
