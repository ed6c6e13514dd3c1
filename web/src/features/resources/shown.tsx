import { FileReading } from '#resources/reading'
import { Empty, Skeleton } from '#ui'
import { type Resource, resourceKinds, type ResourceKind } from '@xinglin/contract/resources'
import {
  Activity,
  Box,
  FileAudio,
  FileText,
  Film,
  Image,
  type LucideIcon,
  ScanLine,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { EcgShown } from './imaging/ecg-shown.tsx'
import { StudyShown } from './imaging/study-shown.tsx'
import styles from './shown.module.css'

/** What only other features draw: the player of videos, the viewer of models. */
export type DrawnElsewhere = {
  readonly video: (resource: Resource) => ReactNode
  readonly model: (resource: Resource) => ReactNode
}

type Shown = {
  readonly icon: LucideIcon
  readonly show: (resource: Resource, elsewhere: DrawnElsewhere) => ReactNode
}

const wordType = 'wordprocessingml'

const DocumentShown = ({ resource }: { resource: Resource }) => {
  const { Url: url, Title: name, MediaType: type } = resource
  if (type === 'application/pdf') return <FileReading url={url} name={name} kind="pdf" />
  if (type.includes(wordType)) return <FileReading url={url} name={name} kind="word" />
  return (
    <Empty
      head="此格式不能在网页中预览"
      note={resource.MayDownload ? '请下载后查看。' : '请联系上传者，另存为 PDF 后再共享。'}
    />
  )
}

/** How each kind of resource is shown: its sign, and what stands where one is opened. */
export const shownKinds: Readonly<Record<ResourceKind, Shown>> = {
  document: { icon: FileText, show: (resource) => <DocumentShown resource={resource} /> },
  picture: {
    icon: Image,
    show: ({ Url, Title, Width, Height }) => (
      <a className={styles.picture} href={Url} target="_blank" rel="noopener">
        <img src={Url} alt={Title} width={Width} height={Height} />
      </a>
    ),
  },
  video: {
    icon: Film,
    show: (resource, { video }) =>
      resource.Url === '' ? <Skeleton ratio="16 / 9" shape="block" /> : video(resource),
  },
  sound: {
    icon: FileAudio,
    show: ({ Url, Title }) => (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of heart or breath sounds has no words
      <audio className={styles.sound} src={Url} controls preload="metadata" aria-label={Title} />
    ),
  },
  model: { icon: Box, show: (resource, { model }) => model(resource) },
  dicom: { icon: ScanLine, show: (resource) => <StudyShown resource={resource} /> },
  ecg: { icon: Activity, show: (resource) => <EcgShown resource={resource} /> },
}

/** What a kind is called. */
export const kindName = (kind: ResourceKind): string => resourceKinds[kind].name

/** A small picture of a resource, or the sign of its kind. */
export const Preview = ({ resource }: { resource: Resource }) => {
  const Icon = shownKinds[resource.Kind].icon
  return (
    <span className={styles.preview}>
      {resource.PreviewUrl ? (
        <img src={resource.PreviewUrl} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon size={34} strokeWidth={1.4} aria-hidden />
      )}
    </span>
  )
}
