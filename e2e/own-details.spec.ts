import { PICTURE } from './support/picture';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

test('a person changes name, addresses and picture; what is refused stays as it was typed @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.register();
  await portal.open('/settings');
  await portal.field('Nickname').fill('Robin of the Quay');
  await portal.field('Email').fill('robin at quay');
  await portal.button('Save your details').click();
  await expect(page.getByText('This is not an email address.')).toBeVisible();
  await page.reload();
  await expect(portal.field('Email')).toHaveValue('robin at quay');
  await portal.field('Email').fill('robin@quay.example');
  await portal.button('Save your details').click();
  await expect(portal.toast('Your details are saved')).toBeVisible();
  await expect(portal.button('Save your details')).toBeDisabled();

  await page
    .getByLabel('Choose a picture')
    .setInputFiles([{ name: 'me.png', mimeType: 'image/png', buffer: PICTURE }]);
  await expect(page.getByRole('img', { name: 'Profile picture' })).toBeVisible();
  await lookAt(page, 'own-details');
  await portal.open('/ad-center');
  await expect(page.getByText('Hello, Robin of the Quay')).toBeVisible();
});
