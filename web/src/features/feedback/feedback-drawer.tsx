import { SkeletonText, Drawer, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Handling } from './handling.tsx'
import { oneManaged } from './managed-queries.ts'

/** One feedback over the list: its thread, who gave it, and what may be done about it. */
export const FeedbackDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useQuery(oneManaged(id))
  const [dirty, setDirty] = useState(false)
  return (
    <Drawer
      title={data ? `反馈 ${data.Code}` : '反馈'}
      hold={dirty}
      dirty={dirty}
      onClose={onClose}
    >
      {data && <Handling feedback={data} onDirty={setDirty} onClose={onClose} />}
      {!data && error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <section aria-busy="true" aria-label="正在加载反馈">
          <SkeletonText lines={6} />
        </section>
      )}
    </Drawer>
  )
}
