const ROLLBACK_JOURNAL = 1

/** A serialized WAL database opens from memory only when its header names a rollback journal (bytes 18 and 19). */
export const withoutWal = (image: Uint8Array): Uint8Array<ArrayBuffer> => {
  const copy = Uint8Array.from(image)
  copy[18] = ROLLBACK_JOURNAL
  copy[19] = ROLLBACK_JOURNAL
  return copy
}
