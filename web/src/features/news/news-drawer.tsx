import { SkeletonText, Drawer, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { NewsEditor } from './news-editor.tsx'
import { newsForm } from './news-desk-queries.ts'

const Fetched = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useQuery({ ...newsForm(id), refetchOnWindowFocus: false })
  if (data) return <NewsEditor news={data} onClose={onClose} />
  return (
    <Drawer title="编辑新闻" wide onClose={onClose}>
      {error ? (
        <Failure head="新闻加载失败" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={10} />
      )}
    </Drawer>
  )
}

/** The form of an article that is fetched first, or of a new one. */
export const NewsDrawer = ({ id, onClose }: { id: string | undefined; onClose: () => void }) =>
  id === undefined ? (
    <NewsEditor news={undefined} onClose={onClose} />
  ) : (
    <Fetched id={id} onClose={onClose} />
  )
