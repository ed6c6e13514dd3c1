import { call } from '#call'
import { offerFile, toast } from '#ui'
import { useMutation } from '@tanstack/react-query'
import { downloadCertificate } from '@xinglin/contract/certificates'

/** Downloads a certificate as a PDF; what goes wrong is said. */
export const useDownload = () => {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (number: string) => call(downloadCertificate, { Number: number }),
    onSuccess: ({ FileName, Pdf }) =>
      offerFile(
        FileName,
        new Blob([Uint8Array.from(atob(Pdf), (sign) => sign.codePointAt(0) ?? 0)], {
          type: 'application/pdf',
        }),
      ),
    onError: (error) => toast.error(error.message),
  })
  return { download: mutate, downloading: isPending ? variables : undefined }
}
