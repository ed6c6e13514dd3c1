import { SkeletonText, Drawer, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { AnnouncementEditor } from './announcement-editor.tsx'
import { announcementForm } from './queries.ts'

/** A new announcement, or one that is fetched for its form. */
export const AnnouncementDrawer = ({
  id,
  onClose,
}: {
  id: string | undefined
  onClose: () => void
}) => {
  const { data, error, refetch } = useQuery({
    ...announcementForm(id ?? ''),
    enabled: id !== undefined,
  })
  if (id === undefined || data) return <AnnouncementEditor announcement={data} onClose={onClose} />
  return (
    <Drawer title="编辑公告" wide onClose={onClose}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Drawer>
  )
}
