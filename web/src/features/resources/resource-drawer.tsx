import { call } from '#call'
import { Button, Drawer, Failure, FormFault, messageOf, Skeleton, Tag, TextField, toast } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Resource,
  resourceStates,
  resourceVisibilities,
  saveResource,
} from '@xinglin/contract/resources'
import { Download, RotateCw, Share2, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { resourceBy } from './library-queries.ts'
import styles from './library.module.css'
import { MoveField } from './move-field.tsx'
import { resourceKeys } from './queries.ts'
import { ResourceFacts } from './resource-facts.tsx'
import { ReviewBar } from './review-bar.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { type DrawnElsewhere, shownKinds } from './shown.tsx'
import { TagFields } from './tag-fields.tsx'
import { useLibraryActions } from './use-library-actions.ts'
import { type UseAddress, UseList } from './use-list.tsx'

/** Title and tags of a resource that one may change. */
const AboutForm = ({ resource }: { resource: Resource }) => {
  const queries = useQueryClient()
  const [title, setTitle] = useState(resource.Title)
  const [tags, setTags] = useState(resource.Tags)
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const isDirty = title !== resource.Title || tags !== resource.Tags
  const save = async () => {
    setPending(true)
    setFault('')
    try {
      const { State: state } = await call(saveResource, {
        Id: resource.Id,
        Title: title,
        Tags: tags.map(({ Type, Id }) => ({ Type, Id })),
      })
      toast.success(
        state === 'pending' && resource.State === 'approved' ? '已保存，新标题等待审核' : '已保存',
      )
      await queries.invalidateQueries({ queryKey: resourceKeys })
    } catch (error) {
      setFault(messageOf(error))
    }
    setPending(false)
  }
  return (
    <form
      className={styles.form}
      aria-label="标题与标签"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <FormFault>{fault}</FormFault>
      <TextField
        label="标题"
        autoComplete="off"
        maxLength={100}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TagFields tags={tags} onChange={(next) => setTags([...next])} />
      <div>
        <Button size="small" type="submit" disabled={!isDirty} pending={pending}>
          保存标题与标签
        </Button>
      </div>
    </form>
  )
}

const Sharing = ({ resource, onShare }: { resource: Resource; onShare: () => void }) => (
  <div className={styles.sharing}>
    <p>
      共享范围：{resourceVisibilities[resource.Visibility]}
      {resource.State !== 'own' && <Tag>{resourceStates[resource.State]}</Tag>}
    </p>
    {resource.State === 'returned' && <p className={styles.reason}>退回原因：{resource.Reason}</p>}
    <Button size="small" icon={<Share2 size={15} aria-hidden />} onClick={onShare}>
      更改共享
    </Button>
  </div>
)

/** What a resource is, with what may be done with it. */
export const ResourceDrawer = ({
  id,
  runsSchool,
  keepsLibrary,
  elsewhere,
  addressOfUse,
  onClose,
}: {
  id: string
  runsSchool: boolean
  /** Whether the reader has a library of their own. */
  keepsLibrary: boolean
  elsewhere: DrawnElsewhere
  addressOfUse: UseAddress
  onClose: () => void
}) => {
  const { data: resource, error, refetch } = useQuery(resourceBy(id))
  const actions = useLibraryActions()
  const [isSharing, setSharing] = useState(false)
  if (!resource)
    return (
      <Drawer title="资源" wide onClose={onClose}>
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="320px" />
        )}
      </Drawer>
    )
  const failed = resource.Media?.State === 'failed'
  return (
    <Drawer
      title={resource.Title}
      wide
      onClose={onClose}
      foot={
        <>
          {resource.Mine && (
            <Button
              kind="plain"
              icon={<Trash2 size={16} aria-hidden />}
              pending={actions.pending === 'remove'}
              onClick={() =>
                void actions.remove(resource).then((isGone) => {
                  if (isGone) onClose()
                })
              }
            >
              删除
            </Button>
          )}
          <Button
            icon={<Star size={16} aria-hidden />}
            pending={actions.pending === 'favor'}
            onClick={() => void actions.favor(resource)}
          >
            {resource.Favorite ? '取消收藏' : '收藏'}
          </Button>
          {resource.MayDownload && resource.Url && (
            <Button
              kind="primary"
              icon={<Download size={16} aria-hidden />}
              pending={actions.pending === 'download'}
              onClick={() => void actions.download(resource)}
            >
              下载
            </Button>
          )}
        </>
      }
    >
      <div className={styles.details}>
        {failed ? (
          <p className={styles.reason} role="alert">
            转码失败：{resource.Media?.Reason}
            {resource.Mine && (
              <Button
                size="small"
                icon={<RotateCw size={15} aria-hidden />}
                pending={actions.pending === 'retry'}
                onClick={() => void actions.retry(resource)}
              >
                重试
              </Button>
            )}
          </p>
        ) : (
          shownKinds[resource.Kind].show(resource, elsewhere)
        )}
        {resource.Marked && (
          <p className={styles.note}>上传者未开放下载，页面上带有您的姓名，请勿外传。</p>
        )}
        {runsSchool && resource.State === 'pending' && (
          <ReviewBar resource={resource} actions={actions} />
        )}
        <ResourceFacts resource={resource} />
        {resource.Mine && (
          <>
            <Sharing resource={resource} onShare={() => setSharing(true)} />
            <UseList id={id} addressOf={addressOfUse} />
            <AboutForm key={`${resource.Id} ${resource.State}`} resource={resource} />
          </>
        )}
        {keepsLibrary && resource.IsOwn && <MoveField resource={resource} actions={actions} />}
      </div>
      {isSharing && (
        <ShareDialog
          resource={resource}
          runsSchool={runsSchool}
          onClose={() => setSharing(false)}
        />
      )}
    </Drawer>
  )
}
