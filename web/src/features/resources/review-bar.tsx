import { Button, TextArea } from '#ui'
import type { Resource } from '@xinglin/contract/resources'
import { useState } from 'react'
import styles from './library.module.css'
import type { useLibraryActions } from './use-library-actions.ts'

/** Where somebody who runs the school decides whether the school receives a resource. */
export const ReviewBar = ({
  resource,
  actions,
}: {
  resource: Resource
  actions: ReturnType<typeof useLibraryActions>
}) => {
  const [reason, setReason] = useState('')
  return (
    <section className={styles.review} aria-label="审核">
      <p>
        {resource.OwnerName} 申请全校共享，{resource.ReadersDownload ? '允许' : '不允许'}
        下载和引用。
      </p>
      <TextArea
        label="退回原因（退回时必填）"
        rows={2}
        most={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.row}>
        <Button
          disabled={reason.trim() === ''}
          pending={actions.pending === 'review'}
          onClick={() => void actions.review(resource, false, reason)}
        >
          退回
        </Button>
        <Button
          kind="primary"
          pending={actions.pending === 'review'}
          onClick={() => void actions.review(resource, true)}
        >
          通过
        </Button>
      </div>
    </section>
  )
}
