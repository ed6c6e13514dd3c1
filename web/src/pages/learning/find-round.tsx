import { CallError, learningKey } from '#call'
import { openRound, PlayerBones, playerAddress } from '#learning'
import { Failure, toast } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** An address that names no attempt of this person: asks where they are in the course and goes on there, or leads to its preview. */
export const FindRound = ({ courseId }: { courseId: string }) => {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: [...learningKey, 'round', courseId],
    queryFn: () => openRound(courseId, '', 1),
    gcTime: 0,
  })
  const refused = error instanceof CallError && error.http === 200 ? error.message : ''
  useEffect(() => {
    if (data) void navigate(playerAddress(courseId, data), { replace: true })
    if (!refused) return
    toast.warning(refused)
    void navigate(`/CoursePreview/${courseId}`, { replace: true })
  }, [data, refused, courseId, navigate])
  return error && !refused ? (
    <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />
  ) : (
    <PlayerBones />
  )
}
