import { SkeletonText, Drawer, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { topicForm } from './topic-desk-queries.ts'
import { TopicEditor, type TopicTools } from './topic-editor.tsx'

/** What stands in the address where a topic is written anew. */
export const newTopic = 'new'

type Props = { id: string; tools: TopicTools; onClose: () => void }

const Fetched = ({ id, tools, onClose }: Props) => {
  const { data, error, refetch } = useQuery({ ...topicForm(id), refetchOnWindowFocus: false })
  if (data) return <TopicEditor topic={data} tools={tools} onClose={onClose} />
  return (
    <Drawer title="编辑专题" wide onClose={onClose}>
      {error ? (
        <Failure head="专题加载失败" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={10} />
      )}
    </Drawer>
  )
}

/** The form of a topic that is fetched first, or of a new one. */
export const TopicDrawer = (props: Props) =>
  props.id === newTopic ? (
    <TopicEditor topic={undefined} tools={props.tools} onClose={props.onClose} />
  ) : (
    <Fetched {...props} />
  )
