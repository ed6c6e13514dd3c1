import { CallError, code } from '#call'
import { Empty, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { PlayerItem } from '@xinglin/contract/learning'
import { ItemBones } from '../items/item-bones.tsx'
import { DocumentItem } from '../items/document-item.tsx'
import { ImageItem } from '../items/image-item.tsx'
import type { Item } from '../items/item.ts'
import { QuizItem } from '../items/quiz-item.tsx'
import { TextItem } from '../items/text-item.tsx'
import { VideoItem } from '../items/video-item.tsx'
import { itemOf } from './player-queries.ts'
import type { Sitting } from './sitting.ts'
import { useItemSession } from './use-item-session.ts'

type Open = { progressId: string; item: PlayerItem; sitting: Sitting }

const Opened = ({ loaded, progressId, item, sitting }: Open & { loaded: Item }) => {
  const place = { progressId, itemId: item.Id }
  const { content, from, itemSession } = useItemSession(loaded, {
    place,
    sitting,
    done: item.State === 'done',
  })
  if (content.Kind === 'text')
    return <TextItem html={content.Html} from={from} session={itemSession} />
  if (content.Kind === 'image')
    return <ImageItem content={content} from={from} session={itemSession} />
  if (content.Kind === 'video')
    return <VideoItem content={content} from={from} session={itemSession} />
  if (content.Kind === 'document') {
    return <DocumentItem content={content} title={item.Title} from={from} session={itemSession} />
  }
  if (content.Kind === 'consultation') {
    return sitting.consult({ ...place, content, recording: sitting.recording })
  }
  if (content.Kind === 'operation') {
    return sitting.operate({ ...place, content, recording: sitting.recording })
  }
  if (content.Kind === 'experiment') {
    return sitting.practise({ ...place, content, recording: sitting.recording })
  }
  return <QuizItem content={content} from={from} session={itemSession} />
}

/** The content of an item, once it has come. */
export const OpenItem = (open: Open) => {
  const { data, error, isPending, refetch } = useQuery(itemOf(open.progressId, open.item.Id))
  if (isPending) return <ItemBones kind={open.item.Kind} />
  if (data) return <Opened loaded={data} {...open} />
  if (error instanceof CallError && error.code === code.notFound) return <Empty head="数据不存在" />
  return <Failure head="内容加载失败" error={error} onRetry={() => void refetch()} />
}
