import { call, certificatesKey } from '#call'
import { Button, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { makeTranscript } from '@xinglin/contract/scores'
import { FileBadge } from 'lucide-react'
import type { ScoreFilters } from './score-queries.ts'

/** 开具成绩单: over the days that are shown, at once handed on to be downloaded. */
export const TranscriptButton = ({
  filters: { from, to },
  onIssued,
}: {
  filters: ScoreFilters
  onIssued: (number: string) => void
}) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(makeTranscript, { From: from, To: to }),
    onSuccess: async ({ Number: number }) => {
      await queries.invalidateQueries({ queryKey: certificatesKey })
      toast.success('已开具成绩单')
      onIssued(number)
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <Button
      kind="primary"
      size="small"
      icon={<FileBadge size={15} aria-hidden />}
      pending={isPending}
      onClick={() => mutate()}
    >
      开具成绩单
    </Button>
  )
}
