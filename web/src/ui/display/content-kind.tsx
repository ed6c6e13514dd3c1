import {
  BookText,
  FileText,
  FlaskConical,
  Syringe,
  Image,
  ListChecks,
  Play,
  Stethoscope,
} from 'lucide-react'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'

const kinds: Readonly<Record<string, { readonly word: string; readonly icon: typeof FileText }>> = {
  text: { word: '图文', icon: FileText },
  image: { word: '图片', icon: Image },
  video: { word: '视频', icon: Play },
  document: { word: '文档', icon: BookText },
  quiz: { word: '测验', icon: ListChecks },
  consultation: { word: '虚拟问诊', icon: Stethoscope },
  operation: { word: '虚拟操作', icon: Syringe },
  experiment: { word: '虚拟实验', icon: FlaskConical },
}

/** The word for a kind of content; 内容 for one that is not known. */
export const contentWord = (kind: string) => kinds[kind]?.word ?? '内容'

/** The sign of a kind of content, read out as its word unless `silent`. */
export const ContentIcon = ({
  kind,
  size = 16,
  silent = false,
}: {
  kind: string
  size?: number
  silent?: boolean
}) => {
  const Icon = kinds[kind]?.icon ?? FileText
  return (
    <>
      <Icon size={size} aria-hidden />
      {!silent && <VisuallyHidden>{contentWord(kind)}</VisuallyHidden>}
    </>
  )
}
