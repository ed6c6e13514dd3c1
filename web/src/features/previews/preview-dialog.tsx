import { call, newId } from '#call'
import { Skeleton, Button, copyText, Dialog, Failure, TextField, toast } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mintPreview } from '@xinglin/contract/previews'
import { Check, Copy } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { LinkState, usesOf } from './link-states.tsx'
import styles from './previews.module.css'
import { allLinks, links } from './queries.ts'
import { useRevoke } from './use-revoke.ts'

const most = 50
const addressOf = (courseId: string, source: string) =>
  `${window.location.origin}/CoursePreview/${courseId}#source=${source}`

const Made = ({ address }: { address: string }) => {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    setCopied(await copyText(address))
    toast.success('链接已复制')
  }
  return (
    <div className={styles.made}>
      <output className={styles.address} aria-label="预览链接">
        {address}
      </output>
      <Button
        autoFocus
        kind="primary"
        icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        复制链接
      </Button>
      <p className={styles.note}>链接只显示这一次，请现在复制。</p>
    </div>
  )
}

const Live = ({ courseId }: { courseId: string }) => {
  const { data, error, refetch } = useQuery(links(courseId, true, 1))
  const revoke = useRevoke()
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="100%" height="48px" />
  if (data.List.length === 0) return <p className={styles.note}>还没有有效的链接。</p>
  return (
    <ul className={styles.links}>
      {data.List.map((link) => (
        <li key={link.Id}>
          <div>
            <p>
              {link.Note || '未写用途'} <LinkState link={link} />
            </p>
            <p className={styles.note}>
              {link.MakerName}，{usesOf(link)}
            </p>
          </div>
          <Button size="small" onClick={() => void revoke(link)}>
            撤销
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The links of a course that open, and a new one; what it is for helps to find it again. */
export const PreviewDialog = ({ courseId, onClose }: { courseId: string; onClose: () => void }) => {
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  // The same until it was answered: sent twice, it is one link.
  const id = useRef(newId())
  const making = useMutation({
    mutationFn: () => call(mintPreview, { Id: id.current, CourseId: courseId, Note: note.trim() }),
    onSuccess: async () => {
      id.current = newId()
      setNote('')
      await queries.invalidateQueries({ queryKey: allLinks })
    },
    onError: (error) => toast.error(error.message),
  })
  const make = (event: SubmitEvent) => {
    event.preventDefault()
    if (!making.isPending) making.mutate()
  }
  return (
    <Dialog title="预览链接" hold onClose={onClose}>
      <p className={styles.note}>
        持有链接的人无需账号即可查看这门课程的介绍、大纲与评价，不能学习；24 小时内有效，最多打开 50
        次，可随时撤销。
      </p>
      <form className={styles.make} onSubmit={make}>
        <TextField
          label="用途（选填）"
          placeholder="给谁看，例如：教学督导"
          maxLength={most}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" kind="primary" pending={making.isPending}>
          创建链接
        </Button>
      </form>
      {making.data && (
        <Made key={making.data.Source} address={addressOf(courseId, making.data.Source)} />
      )}
      <h3 className={styles.head}>有效的链接</h3>
      <Live courseId={courseId} />
    </Dialog>
  )
}
