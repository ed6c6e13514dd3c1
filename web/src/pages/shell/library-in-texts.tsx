import { useSession } from '#session'
import { type ChoosePicture, PictureLibrary } from '#ui'
import { role } from '@xinglin/contract/identity'
import { lazy, type ReactNode, Suspense } from 'react'

const Chooser = lazy(() =>
  import('./picture-or-ecg.tsx').then((module) => ({ default: module.PictureOrEcg })),
)

const choosePicture: ChoosePicture = (asked) => (
  <Suspense>
    <Chooser {...asked} />
  </Suspense>
)

/** Lets those who have a library of resources put its pictures and ECGs into formatted texts, wherever one is written. */
export const LibraryInTexts = ({ children }: { children: ReactNode }) => {
  const kind = useSession()?.RoleType
  const hasLibrary = kind === role.teacher || kind === role.admin || kind === role.operator
  return <PictureLibrary value={hasLibrary ? choosePicture : undefined}>{children}</PictureLibrary>
}
