import { defineTexts } from '../../components/texts/texts.ts';

export const productGalleryTexts = defineTexts('productGallery', {
  pl: {
    name: 'Zdjęcia produktu',
    thumbnails: 'Wybór zdjęcia',
    show: 'Zdjęcie {number} z {count}',
    position: '{number} z {count}',
  },
});
