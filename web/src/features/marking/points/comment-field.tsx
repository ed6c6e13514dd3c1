import { call } from '#call'
import { Button, TextArea, toast, VisuallyHidden } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dropComment, keepComment, longestRemark } from '@xinglin/contract/marking'
import { BookmarkPlus, X } from 'lucide-react'
import { commentBank } from '../queries/marking-queries.ts'
import styles from './points.module.css'

/** The comment on the whole, with one's bank of comments beneath: Alt and a digit puts one in. */
export const CommentField = ({
  comment,
  onChange,
}: {
  comment: string
  onChange: (comment: string) => void
}) => {
  const queries = useQueryClient()
  const { data: bank = [] } = useQuery(commentBank)
  const settled = {
    onSuccess: (list: typeof bank) => queries.setQueryData(commentBank.queryKey, list),
    onError: (error: Error) => toast.error(error.message),
  }
  const keep = useMutation({
    mutationFn: (Text: string) => call(keepComment, { Text }),
    ...settled,
  })
  const drop = useMutation({ mutationFn: (Id: string) => call(dropComment, { Id }), ...settled })
  const put = (text: string) => {
    onChange([comment.trim(), text].filter(Boolean).join('\n'))
    keep.mutate(text)
  }
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the text within */}
      <div
        onKeyDown={(event) => {
          const line = event.altKey ? bank[Number(event.code.replace('Digit', '')) - 1] : undefined
          if (!line) return
          event.preventDefault()
          put(line.Text)
        }}
      >
        <TextArea
          label="总评语"
          most={longestRemark}
          rows={4}
          value={comment}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <fieldset className={styles.bank}>
        <legend>
          <VisuallyHidden>评语库</VisuallyHidden>
        </legend>
        {bank.slice(0, 9).map(({ Id, Text }, at) => (
          <span key={Id} className={styles.kept}>
            <button type="button" title={`Alt+${at + 1}`} onClick={() => put(Text)}>
              {at + 1} {Text}
            </button>
            <button
              type="button"
              aria-label={`从评语库删除：${Text}`}
              onClick={() => drop.mutate(Id)}
            >
              <X size={13} aria-hidden />
            </button>
          </span>
        ))}
        <Button
          size="small"
          kind="plain"
          icon={<BookmarkPlus size={15} aria-hidden />}
          disabled={comment.trim() === ''}
          pending={keep.isPending}
          onClick={() => keep.mutate(comment.trim())}
        >
          存入评语库
        </Button>
      </fieldset>
    </div>
  )
}
