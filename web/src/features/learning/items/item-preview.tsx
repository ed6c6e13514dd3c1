import type { ItemContent, QuizResult } from '@xinglin/contract/learning'
import type { ReactNode } from 'react'
import { DocumentItem } from './document-item.tsx'
import { ImageItem } from './image-item.tsx'
import type { Answers, ContentOf, ItemSession } from './item.ts'
import { QuizItem } from './quiz-item.tsx'
import { TextItem } from './text-item.tsx'
import { VideoItem } from './video-item.tsx'

const nowhere = {}
const nothing = () => undefined

/** An item as the player draws it, for whoever wrote it: everything works, and nothing of it is kept. */
export const ItemPreview = ({
  title,
  content,
  reload,
  mark,
  door,
}: {
  title: string
  content: ItemContent
  reload: () => Promise<ItemContent | undefined>
  mark: (answers: Answers) => Promise<QuizResult | null>
  /** Draws what stands at the door of a consultation. */
  door: (content: ContentOf<'consultation'>) => ReactNode
}) => {
  const itemSession: ItemSession = {
    recording: true,
    done: true,
    note: nothing,
    reload,
    onAnchored: nothing,
    submit: async (answers) => {
      const Result = await mark(answers)
      if (!Result) throw new Error('评分失败，请重试')
      return {
        Result,
        State: Result.Passed ? 'done' : 'begun',
        Wait: 0,
        Why: '',
        Elsewhere: false,
        Progress: 0,
        DoneCount: 0,
        CanFinish: false,
      }
    },
  }
  switch (content.Kind) {
    case 'text':
      return <TextItem html={content.Html} from={nowhere} session={itemSession} />
    case 'image':
      return <ImageItem content={content} from={nowhere} session={itemSession} />
    case 'video':
      return <VideoItem content={content} from={nowhere} session={itemSession} />
    case 'document':
      return <DocumentItem content={content} title={title} from={nowhere} session={itemSession} />
    case 'quiz':
      return <QuizItem content={content} from={nowhere} session={itemSession} />
    case 'consultation':
      return door(content)
  }
}
