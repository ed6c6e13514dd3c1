import { EcgToPicture, keepPicture } from '#resources'
import { ResourceChooser } from '#resources/choosing'
import type { ChoosePicture } from '#ui'
import type { Resource } from '@xinglin/contract/resources'
import { useState } from 'react'

/** Chooses what is put into a text: a picture, which the text refers to, or a stretch of an ECG, which is drawn into one. */
export const PictureOrEcg = ({ onClose, onChosen }: Parameters<ChoosePicture>[0]) => {
  const [ecg, setEcg] = useState<Resource>()
  if (ecg)
    return <EcgToPicture resource={ecg} keep={keepPicture} onClose={onClose} onChosen={onChosen} />
  return (
    <ResourceChooser
      kinds={['picture', 'ecg']}
      onClose={onClose}
      onChosen={(one) =>
        one.Kind === 'ecg'
          ? setEcg(one)
          : onChosen({ src: one.Url, width: one.Width, height: one.Height })
      }
    />
  )
}
