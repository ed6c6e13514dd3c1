import { CallError, type Proof } from '#call'
import { addFeedback } from '@xinglin/contract/feedback'
import { useState } from 'react'
import { forgetUploads, uploadPictures } from './upload.ts'
import { useProof } from './use-proof.ts'

const { unproven, lostPicture } = addFeedback.refusals

/**
 * Sends a text with its pictures: the riddle, the pictures one after another, then the text. `step` says in words what
 * is going on. What the server no longer knows is made anew, once.
 */
export const useSending = () => {
  const { get, forget } = useProof()
  const [step, setStep] = useState('')
  const once = async <T>(
    pictures: readonly Blob[],
    send: (proof: Proof, ids: string[]) => Promise<T>,
  ): Promise<T> => {
    setStep('正在进行安全验证…')
    const proof = await get()
    const ids = await uploadPictures(pictures, proof, (at) =>
      setStep(`正在上传图片 ${at}/${pictures.length}…`),
    )
    setStep('正在提交…')
    const answered = await send(proof, ids)
    forget()
    return answered
  }
  const send = async <T>(
    pictures: readonly Blob[],
    give: (proof: Proof, ids: string[]) => Promise<T>,
  ): Promise<T> => {
    try {
      return await once(pictures, give).catch((error: unknown) => {
        const isStale =
          error instanceof CallError &&
          [unproven[1], lostPicture[1]].some((one) => one === error.message)
        if (!isStale) throw error
        forget()
        forgetUploads(pictures)
        return once(pictures, give)
      })
    } finally {
      setStep('')
    }
  }
  return { send, step }
}
