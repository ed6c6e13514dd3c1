import { useSession } from '#session'
import { type ChoosePicture, PictureLibrary } from '#ui'
import { role } from '@xinglin/contract/identity'
import { lazy, type ReactNode, Suspense } from 'react'

const Chooser = lazy(() =>
  import('./resource-chooser.tsx').then((module) => ({ default: module.ResourceChooser })),
)

const choosePicture: ChoosePicture = ({ onClose, onChosen }) => (
  <Suspense>
    <Chooser
      kinds={['picture']}
      onClose={onClose}
      onChosen={({ Url, Width, Height }) => onChosen({ src: Url, width: Width, height: Height })}
    />
  </Suspense>
)

/** Lets those who have a library of resources put its pictures into formatted texts, wherever one is written. */
export const LibraryInTexts = ({ children }: { children: ReactNode }) => {
  const kind = useSession()?.RoleType
  const hasLibrary = kind === role.teacher || kind === role.admin || kind === role.operator
  return <PictureLibrary value={hasLibrary ? choosePicture : undefined}>{children}</PictureLibrary>
}
