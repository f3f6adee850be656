import { UPLOAD_MAX_BYTES } from '@app/contract/rules/limits'
import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure } from '../../../api/failure.ts'
import { uploadImage } from '../../../api/upload.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useMemberText } from '../text.ts'
import { MIDDLE, AVATAR_PX, partOf } from '../crop.rules.ts'
import type { Crop, Size } from '../crop.rules.ts'
import { useSingly } from '../../../ui/useSingly.ts'
import { AvatarCrop } from './AvatarCrop.tsx'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

const QUALITY = 0.9

/** The cut part as a picture of its own. */
const cutOut = (picture: HTMLImageElement, crop: Crop): Promise<Blob> => {
  const { left, top, side } = partOf({ width: picture.naturalWidth, height: picture.naturalHeight }, crop)
  const canvas = document.createElement('canvas')
  canvas.width = AVATAR_PX
  canvas.height = AVATAR_PX
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('no canvas'))
  // What is transparent becomes white: the picture is sent without a fourth channel.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, AVATAR_PX, AVATAR_PX)
  context.drawImage(picture, left, top, side, side, 0, 0, AVATAR_PX, AVATAR_PX)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY),
  )
}

/** A picture of one's own: chosen, cut to a square, sent with its progress shown. */
export const AvatarUpload = ({ onUploaded }: { onUploaded: (url: string) => Promise<void> }) => {
  const t = useMemberText()
  const chooser = useRef<HTMLInputElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [url, setUrl] = useState('')
  const [size, setSize] = useState<Size>()
  const [crop, setCrop] = useState<Crop>(MIDDLE)
  const [problem, setProblem] = useState('')
  const [share, setShare] = useState<number>()
  useEffect(() => () => URL.revokeObjectURL(url), [url])

  const put = (next: string, wrong = '') => {
    setUrl(next)
    setSize(undefined)
    setCrop(MIDDLE)
    setProblem(wrong)
  }
  const choose = (file: File | undefined) => {
    if (!file) return
    if (!ACCEPTED.includes(file.type)) return put('', t('pictureFormat'))
    if (file.size > UPLOAD_MAX_BYTES) return put('', t('pictureTooLarge'))
    put(URL.createObjectURL(file))
  }
  const send = useSingly(async () => {
    if (!picture.current || !size) return
    setShare(0)
    try {
      const cut = await cutOut(picture.current, crop)
      const answer = await uploadImage(cut, { name: 'avatar.jpg', onProgress: setShare })
      await onUploaded(answer.url)
    } catch (error) {
      if (!isFailure(error)) setProblem(t('pictureFormat'))
      else announce(error)
    } finally {
      setShare(undefined)
    }
  })
  return (
    <Stack>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPTED.join(',')}
        aria-label={t('choosePicture')}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0])
          // The same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {url && (
        <AvatarCrop
          url={url}
          picture={picture}
          size={size}
          crop={crop}
          onChange={setCrop}
          onLoad={setSize}
          onBroken={() => put('', t('pictureFormat'))}
        />
      )}
      {problem && (
        <Text role="alert" size="sm" c="var(--loss)">
          {problem}
        </Text>
      )}
      {share !== undefined && <Progress value={share * 100} aria-label={t('uploadProgress')} />}
      <Group>
        <Button
          variant={url ? 'default' : 'light'}
          leftSection={<Icon name="upload" size={18} />}
          disabled={share !== undefined}
          onClick={() => chooser.current?.click()}
        >
          {url ? t('otherPicture') : t('choosePicture')}
        </Button>
        {url && (
          <CallButton loading={share !== undefined} disabled={!size} onClick={() => void send()}>
            {t('usePicture')}
          </CallButton>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {t('pictureHint')}
      </Text>
    </Stack>
  )
}
